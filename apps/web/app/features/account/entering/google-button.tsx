import { useEffect, useId, useState } from 'react'
import { m } from '#messages'
import { watchSession } from '#lib/session/start-session.ts'
import { loadAuth, loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { showProblem } from '#lib/page/show-problem.ts'

type Availability = 'unknown' | 'on' | 'off'

const hasGoogle = (settings: unknown): boolean =>
  typeof settings === 'object' &&
  settings !== null &&
  'external' in settings &&
  typeof settings.external === 'object' &&
  settings.external !== null &&
  'google' in settings.external &&
  settings.external.google === true

const askForGoogle = async (): Promise<Availability> => {
  const reply = await fetch(serviceUrl('/auth/v1/settings'), {
    headers: await loadRequestHeaders(),
  })
  return reply.ok && hasGoogle(await reply.json()) ? 'on' : 'off'
}

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

/** Says why when this site has no Google sign-in, instead of leading to a page of raw errors. */
export const GoogleButton = () => {
  const reasonId = useId()
  const [availability, setAvailability] = useState<Availability>('unknown')

  useEffect(() => {
    let isCurrent = true
    askForGoogle().then(
      (answer) => (isCurrent ? setAvailability(answer) : undefined),
      () => (isCurrent ? setAvailability('off') : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [])

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
