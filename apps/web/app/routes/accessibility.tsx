import { m } from '#messages'
import Text from '#content/legal/accessibility.mdx'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.accessibility_title(),
    description: m.accessibility_description(),
    path: localPath('/accessibility'),
  })

export default function Accessibility() {
  return <LegalPage paper="accessibility" title={m.accessibility_title()} Text={Text} />
}
