import { m } from '#messages'
import Text from '#content/legal/privacy.mdx'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.privacy_title(),
    description: m.privacy_description(),
    path: localPath('/privacy'),
  })

export default function Privacy() {
  return <LegalPage paper="privacy" title={m.privacy_title()} Text={Text} />
}
