import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#messages'
import { type AuthMode, parseMode } from '#features/account/auth-entries.ts'
import { AuthPanel } from '#features/account/auth-panel.tsx'
import { NewPasswordForm } from '#features/account/new-password-form.tsx'
import { localPath } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { pageMeta } from '#lib/site.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

export const meta = () =>
  pageMeta({
    title: m.auth_title(),
    description: m.auth_description(),
    path: localPath('/auth'),
  })

export default function Auth() {
  const [chosen, setChosen] = useState<AuthMode>()
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const session = useSession()
  const navigate = useNavigate()
  const isSignedIn = session.status === 'signed-in'
  const needsPassword = isSignedIn && session.isRecovering === true

  useEffect(() => {
    if (isSignedIn && !needsPassword) void navigate(localPath('/'), { replace: true })
  }, [isSignedIn, needsPassword, navigate])

  // The prerendered page knows no query: the first client render must agree with it.
  const asked = isHydrated ? parseMode(query.get('mode')) : 'sign-in'
  return (
    <div className="page-width flex justify-center py-12">
      <div className="w-full max-w-md rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-9">
        {needsPassword ? (
          <>
            <h1 className="mb-6 text-3xl">{m.auth_choose_password()}</h1>
            <NewPasswordForm />
          </>
        ) : (
          <AuthPanel mode={chosen ?? asked} onModeChange={setChosen} />
        )}
      </div>
    </div>
  )
}
