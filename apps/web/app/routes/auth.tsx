import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#messages'
import { type AuthMode, parseMode } from '#features/account/entering/auth-entries.ts'
import { AuthPanel } from '#features/account/entering/auth-panel.tsx'
import { NewPasswordForm } from '#features/account/entering/new-password-form.tsx'
import { readNextPath } from '#lib/session/next-path.ts'
import { localPath } from '#lib/page/paths.ts'
import { useSession } from '#lib/session/session.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'

const SecondFactor = lazy(async () => ({
  default: (await import('#features/account/entering/second-factor/second-factor.tsx'))
    .SecondFactor,
}))

export const meta = () =>
  pageMeta({
    title: m.auth_title(),
    description: m.auth_description(),
    path: localPath('/auth'),
  })

const useAuthMode = () => {
  const [chosen, setChosen] = useState<AuthMode>()
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  // The prerendered page has no query, and the first client render must agree with it.
  const asked = isHydrated ? parseMode(query.get('mode')) : 'sign-in'
  return [chosen ?? asked, setChosen] as const
}

export default function Auth() {
  const [mode, setMode] = useAuthMode()
  const [query] = useSearchParams()
  const session = useSession()
  const navigate = useNavigate()
  const isSignedIn = session.status === 'signed-in'
  const needsPassword = isSignedIn && session.isRecovering === true
  // Signed-in visitors stay here to enter the code that confirms a new address.
  const isDone = isSignedIn && !needsPassword && mode !== 'code'

  useEffect(() => {
    if (isDone) void navigate(localPath(readNextPath(query)), { replace: true })
  }, [isDone, navigate, query])

  const content = () => {
    if (session.status === 'second-factor')
      return (
        <>
          <h1 className="mb-4 text-3xl">{m.factor_heading()}</h1>
          <Suspense fallback={null}>
            <SecondFactor email={session.email} />
          </Suspense>
        </>
      )
    if (needsPassword)
      return (
        <>
          <h1 className="mb-6 text-3xl">{m.auth_choose_password()}</h1>
          <NewPasswordForm email={session.email} />
        </>
      )
    return <AuthPanel mode={mode} isSignedIn={isSignedIn} onModeChange={setMode} />
  }

  return (
    <div className="page-width flex justify-center py-12">
      <div className="w-full max-w-md rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-9">
        {content()}
      </div>
    </div>
  )
}
