import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { AuthForm, type AuthMode } from '#features/account/auth-form.tsx'
import { localPath } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { pageMeta } from '#lib/site.ts'
import { Button } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: m.auth_title(),
    description: m.auth_description(),
    path: localPath('/auth'),
  })

export default function Auth() {
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const session = useSession()
  const navigate = useNavigate()
  const isSignedIn = session.status === 'signed-in'

  useEffect(() => {
    if (isSignedIn) void navigate(localPath('/'), { replace: true })
  }, [isSignedIn, navigate])

  const isSignIn = mode === 'sign-in'
  return (
    <div className="page-width flex justify-center py-12">
      <div className="w-full max-w-md rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-9">
        <h1 className="mb-6 text-3xl">{isSignIn ? m.sign_in() : m.sign_up()}</h1>
        <AuthForm key={mode} mode={mode} />
        <p className="mt-6 flex flex-wrap items-center justify-center gap-2 text-ink-soft">
          {isSignIn ? m.auth_to_sign_up() : m.auth_to_sign_in()}
          <Button
            look="quiet"
            className="!px-2 underline underline-offset-4"
            onClick={() => setMode(isSignIn ? 'sign-up' : 'sign-in')}
          >
            {isSignIn ? m.sign_up() : m.sign_in()}
          </Button>
        </p>
      </div>
    </div>
  )
}
