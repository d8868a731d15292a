import { useEffect, useState } from 'react'
import { loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'

type GoogleAvailability = 'unknown' | 'on' | 'off'

const hasGoogle = (settings: unknown): boolean =>
  typeof settings === 'object' &&
  settings !== null &&
  'external' in settings &&
  typeof settings.external === 'object' &&
  settings.external !== null &&
  'google' in settings.external &&
  settings.external.google === true

const askForGoogle = async (): Promise<GoogleAvailability> => {
  const reply = await fetch(serviceUrl('/auth/v1/settings'), {
    headers: await loadRequestHeaders(),
  })
  return reply.ok && hasGoogle(await reply.json()) ? 'on' : 'off'
}

/** Whether the auth service offers Google; `off` too when it does not answer. */
export const useGoogle = (): GoogleAvailability => {
  const [availability, setAvailability] = useState<GoogleAvailability>('unknown')

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

  return availability
}
