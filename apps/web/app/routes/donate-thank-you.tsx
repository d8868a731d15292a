import { m } from '#messages'
import { ReturnPage } from '#features/donate/return-page.tsx'
import { ShareButton } from '#features/share/share-button.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: m.donate_thanks_title(),
    description: m.donate_thanks_text(),
    path: localPath('/donate/thank-you'),
    isPrivate: true,
  })

export default function DonateThankYou() {
  return (
    <ReturnPage title={m.donate_thanks_title()} text={m.donate_thanks_text()}>
      <AppLink to="/" className={buttonClasses('primary')}>
        {m.donate_return_home()}
      </AppLink>
      <ShareButton path={localPath('/')} />
    </ReturnPage>
  )
}
