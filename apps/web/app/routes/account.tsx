import { LogIn } from '#icons'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { AccountSettings, LoadingSettings } from '#features/account/settings/account-settings.tsx'
import { DigitsChoice } from '#features/shell/digits-choice.tsx'
import { signInPath } from '#lib/session/next-path.ts'
import { forgetEntries } from '#lib/store/entries.ts'
import { localPath } from '#lib/language/paths.ts'
import { useSession } from '#lib/session/session.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export const meta = () =>
  pageMeta({
    title: m.account_title(),
    description: m.account_description(),
    path: localPath('/account'),
    isPrivate: true,
  })

export default function AccountPage() {
  const { status } = useSession()
  const navigate = useNavigate()
  const [wasHere, setWasHere] = useState(false)
  if (status === 'signed-in' && !wasHere) setWasHere(true)
  // Signing out on this page shows a notice; opening it without a session leads to the sign-in.
  const isVisitor = status === 'signed-out' && !wasHere

  // What one person typed does not wait for the next one.
  useEffect(() => {
    if (status === 'signed-out') forgetEntries()
  }, [status])
  useEffect(() => {
    if (isVisitor)
      void navigate(localPath(signInPath(`/account${location.hash}`)), { replace: true })
  }, [isVisitor, navigate])

  return (
    <div className="page-width pt-10">
      <h1 className="text-4xl sm:text-5xl">{m.account_title()}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-ink-soft">{m.account_lead()}</p>
      {status === 'signed-in' ? <AccountSettings digits={<DigitsChoice isOnPage />} /> : null}
      {status === 'signed-out' && wasHere ? (
        <EmptyState
          picture={<LogIn size={32} />}
          title={m.account_left_title()}
          action={
            <AppLink to={signInPath('/account')} className={buttonClasses()}>
              {m.sign_in()}
            </AppLink>
          }
        >
          {m.account_left_text()}
        </EmptyState>
      ) : null}
      {status === 'unknown' || isVisitor ? <LoadingSettings /> : null}
    </div>
  )
}
