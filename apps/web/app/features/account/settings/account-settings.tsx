import { useEffect, type ReactNode } from 'react'
import { m } from '#messages'
import { Wait } from '#ui/missing-part.tsx'
import { goToPlace } from '#lib/page/go-to-place.ts'
import { ownDigits } from '#lib/language/say.ts'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Account } from './account.ts'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export/export-section.tsx'
import { FactorsSection } from './factors/factors-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { LeaveSection } from './delete-account/leave-section.tsx'
import { ListeningSection } from './listening/listening-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useAccount } from './use-account.ts'

const sectionLinks = (account: Account): readonly (readonly [string, string])[] => [
  ['name', m.account_name_title()],
  ...(account.isManaged
    ? []
    : ([
        ['email', m.account_email_title()],
        ['password', m.account_password_title()],
      ] as const)),
  ['factors', m.account_factors_title()],
  ['identities', m.account_identities_title()],
  ['devices', m.account_sessions_title()],
  ['listening', m.listening_title()],
  ...(ownDigits() === undefined ? [] : ([['digits', m.digits_title()]] as const)),
  ['data', m.account_export_title()],
  ['leave', m.account_leave_title()],
]

const Contents = ({ account }: { readonly account: Account }) => (
  <nav aria-label={m.account_nav()} className="hidden lg:block">
    <ul className="sticky top-6 flex flex-col gap-1">
      {sectionLinks(account).map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block min-h-11 rounded-xl px-4 py-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

export const LoadingSettings = () => (
  <div aria-busy className="flex flex-col gap-6">
    <Wait words={m.account_loading()} />
    <Skeleton className="h-52 rounded-3xl" />
    <Skeleton className="h-52 rounded-3xl" />
    <Skeleton className="h-52 rounded-3xl" />
  </div>
)

type AccountSettingsProps = {
  /** The choice of the digits, on pages whose language has digits of its own. */
  readonly digits: ReactNode
}

/** Every setting of the listener's account. */
export const AccountSettings = ({ digits }: AccountSettingsProps) => {
  const { state, reload, retry } = useAccount()
  const isReady = state.status === 'ready'
  // The page to withdraw leads to sections, which arrive after their page.
  useEffect(() => {
    if (isReady) goToPlace(location.hash)
  }, [isReady])

  if (state.status === 'loading') return <LoadingSettings />
  if (state.status === 'failed') return <NotLoaded text={m.account_failed()} onAgain={retry} />
  const { account } = state
  const section = { account, onChange: reload }
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <Contents account={account} />
      <div className="flex min-w-0 flex-col gap-6">
        <NameSection {...section} />
        {account.isManaged ? null : (
          <>
            <EmailSection {...section} />
            <PasswordSection {...section} />
          </>
        )}
        <FactorsSection {...section} />
        <IdentitiesSection {...section} />
        <SessionsSection />
        <ListeningSection userId={account.id} />
        {ownDigits() === undefined ? null : (
          <SettingsSection id="digits" title={m.digits_title()} lead={m.digits_lead()}>
            {digits}
          </SettingsSection>
        )}
        <ExportSection />
        <LeaveSection account={account} />
      </div>
    </div>
  )
}
