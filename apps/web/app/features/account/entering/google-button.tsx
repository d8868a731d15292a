import { useId } from 'react'
import { m } from '#messages'
import { watchSession } from '#lib/session/start-session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { useGoogle } from '../use-google.ts'
import { showProblem } from '#lib/page/show-problem.ts'

const goToGoogle = async (): Promise<void> => {
  try {
    await watchSession()
    const auth = await loadAuth()
    const { error } = await auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${location.origin}/` },
    })
    if (error) showProblem(error.message)
  } catch {
    showProblem(m.unexpected_error())
  }
}

/** Disabled, with the reason below it, on a site without Google sign-in. */
export const GoogleButton = () => {
  const reasonId = useId()
  const availability = useGoogle()

  return (
    <div className="flex flex-col gap-1.5">
      <Button
        look="secondary"
        size="large"
        disabled={availability !== 'on'}
        aria-describedby={availability === 'off' ? reasonId : undefined}
        onClick={() => void goToGoogle()}
      >
        {m.auth_google()}
      </Button>
      {availability === 'off' ? (
        <p id={reasonId} className="text-center text-sm text-ink-soft">
          {m.auth_google_off()}
        </p>
      ) : null}
    </div>
  )
}
