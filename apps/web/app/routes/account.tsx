import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { useCaptcha } from '#features/account/captcha/use-captcha.tsx'
import { CodeField } from '#features/account/form/code-field.tsx'
import { PasswordField } from '#features/account/form/password-field.tsx'
import { useMailboxUrl } from '#features/account/use-mailbox-url.ts'
import { AccountSettings, LoadingSettings } from '#features/account/settings/account-settings.tsx'
import type { AccountParts } from '#features/account/settings/parts.ts'
import { signInPath } from '#lib/session/next-path.ts'
import { localPath } from '#lib/page/paths.ts'
import { useSession } from '#lib/session/session.ts'
import { pageMeta } from '#lib/page/site.ts'
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

const Settings = () => {
  const mailboxUrl = useMailboxUrl()
  const parts: AccountParts = { PasswordField, CodeField, captcha: useCaptcha(), mailboxUrl }
  return <AccountSettings parts={parts} />
}

export default function AccountPage() {
  const { status } = useSession()
  const navigate = useNavigate()
  const [wasHere, setWasHere] = useState(false)
  if (status === 'signed-in' && !wasHere) setWasHere(true)
  // Whoever signs out while here is told so; whoever comes without a session is asked to sign in.
  const isVisitor = status === 'signed-out' && !wasHere

  useEffect(() => {
    if (isVisitor) void navigate(localPath(signInPath('/account')), { replace: true })
  }, [isVisitor, navigate])

  return (
    <div className="page-width pt-10">
      <h1 className="text-4xl sm:text-5xl">{m.account_title()}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-ink-soft">{m.account_lead()}</p>
      {status === 'signed-in' ? <Settings /> : null}
      {status === 'signed-out' && wasHere ? (
        <EmptyState
          picture={<LogIn aria-hidden size={32} />}
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
