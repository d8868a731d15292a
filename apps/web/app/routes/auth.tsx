import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { m } from '#messages'
import { type AuthMode, parseMode } from '#features/account/sign-in/auth-entries.ts'
import { AuthPanel } from '#features/account/sign-in/auth-panel.tsx'
import { MailedAccount } from '#features/account/sign-in/mailed-account.tsx'
import { NewPasswordForm } from '#features/account/sign-in/new-password-form.tsx'
import { useAuthSettings } from '#features/account/use-auth-settings.ts'
import { SignUpNotice } from '#features/legal/sign-up-notice.tsx'
import { readNextPath } from '#lib/session/next-path.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { localPath } from '#lib/language/paths.ts'
import { readMailedSession } from '#lib/session/mailed-session.ts'
import { useSession } from '#lib/session/session.ts'
import { readTabWish, WISH_KEYS } from '#lib/session/tab-wish.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { KeptPlace } from '#ui/kept-place.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const SecondFactor = latePart(
  async () =>
    (await import('#features/account/sign-in/second-factor/second-factor.tsx')).SecondFactor,
  { missing: MissingNotice },
)

const WishHeading = latePart(
  async () => (await import('#features/account/sign-in/wish-heading.tsx')).WishHeading,
  { waiting: () => <div className="mb-5 h-44" /> },
)

export const meta = () =>
  pageMeta({
    title: m.auth_title(),
    description: m.auth_description(),
    path: localPath('/auth'),
  })

/** What a page that leads here asks for, besides the address (lib/session/sign-in-first.ts). */
const modeOfState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'mode' in state ? String(state.mode) : null

const useAuthMode = () => {
  const [chosen, setChosen] = useEntry<AuthMode | undefined>('auth-mode', undefined)
  const [query] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  const isHydrated = useHydrated()
  // The prerendered page has no query, and the first client render must agree with it.
  const asked = isHydrated ? parseMode(query.get('mode') ?? modeOfState(state)) : 'sign-in'
  return [chosen ?? asked, setChosen] as const
}

const WishPlace = () => (
  <KeptPlace
    className="mb-5 h-44"
    isNeeded={`sessionStorage.getItem('${WISH_KEYS.sounds}')||sessionStorage.getItem('${WISH_KEYS.mix}')`}
  />
)

/** What this tab's visitor asked for before signing in; `undefined` before hydration. */
const useWish = () => {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? readTabWish() : undefined), [isHydrated])
}

/** Of a link that brought the visitor here; read anew after `forget`. */
const useMailedSession = () => {
  const isHydrated = useHydrated()
  const [isDone, setIsDone] = useState(false)
  const session = useMemo(() => (isHydrated ? readMailedSession() : undefined), [isHydrated])
  return [isDone ? undefined : session, () => setIsDone(true)] as const
}

export default function Auth() {
  const [mode, setMode] = useAuthMode()
  const [query] = useSearchParams()
  const wish = useWish()
  const settings = useAuthSettings()
  const session = useSession()
  const navigate = useNavigate()
  const [mailed, forgetMailed] = useMailedSession()
  const isSignedIn = session.status === 'signed-in'
  const needsPassword = isSignedIn && session.isRecovering === true
  // Signed-in visitors stay here to enter the code that confirms a new address.
  const isDone = isSignedIn && !needsPassword && mode !== 'code' && !mailed

  useEffect(() => {
    if (isDone) void navigate(localPath(readNextPath(query)), { replace: true })
  }, [isDone, navigate, query])

  const content = () => {
    if (mailed)
      return (
        <>
          <h1 className="mb-6 text-3xl">{m.auth_mailed_heading()}</h1>
          <MailedAccount session={mailed} onDone={forgetMailed} />
        </>
      )
    if (session.status === 'second-factor')
      return (
        <>
          <h1 className="mb-4 text-3xl">{m.factor_heading()}</h1>
          <SecondFactor email={session.email} />
        </>
      )
    if (needsPassword)
      return (
        <>
          <h1 className="mb-6 text-3xl">{m.auth_choose_password()}</h1>
          <NewPasswordForm email={session.email} />
        </>
      )
    return (
      <>
        {wish === undefined ? <WishPlace /> : null}
        {wish && (wish.sounds.length > 0 || wish.mixCode !== undefined) ? (
          <WishHeading wish={wish} isNew={mode === 'sign-up' && !settings?.isClosed} />
        ) : null}
        <AuthPanel
          mode={mode}
          settings={settings}
          isSignedIn={isSignedIn}
          onModeChange={setMode}
          notice={<SignUpNotice />}
        />
      </>
    )
  }

  return (
    <div className="page-width flex justify-center py-12">
      <div className="w-full max-w-md rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-9">
        {content()}
      </div>
    </div>
  )
}
