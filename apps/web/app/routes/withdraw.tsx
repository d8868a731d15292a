import { m } from '#messages'
import Text from '#content/legal/withdraw.mdx'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.withdraw_title(),
    description: m.withdraw_description(),
    path: localPath('/withdraw'),
  })

export default function Withdraw() {
  return <LegalPage paper="withdraw" title={m.withdraw_title()} Text={Text} />
}
