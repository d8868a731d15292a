import { m } from '#messages'
import { ReturnPage } from '#features/donate/return-page.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: m.donate_cancelled_title(),
    description: m.donate_cancelled_text(),
    path: localPath('/donate/cancelled'),
    isPrivate: true,
  })

export default function DonateCancelled() {
  return (
    <ReturnPage title={m.donate_cancelled_title()} text={m.donate_cancelled_text()}>
      <AppLink to="/donate" className={buttonClasses('primary')}>
        {m.donate_return_donate()}
      </AppLink>
      <AppLink to="/" className={buttonClasses('secondary')}>
        {m.donate_return_home()}
      </AppLink>
    </ReturnPage>
  )
}
