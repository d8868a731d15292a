import { m } from '#messages'
import Text from '#content/legal/terms.mdx'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.terms_title(),
    description: m.terms_description(),
    path: localPath('/terms'),
  })

export default function Terms() {
  return <LegalPage paper="terms" title={m.terms_title()} Text={Text} />
}
