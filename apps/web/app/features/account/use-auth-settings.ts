import { useEffect, useState } from 'react'
import { fetchWithin } from '#lib/supabase/fetch-within.ts'
import { loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'

export type AuthSettings = {
  readonly hasGoogle: boolean
  /** The site takes no new accounts; people who have one sign in. */
  readonly isClosed: boolean
}

/** Used while the service does not answer. A form then shows, and the service's refusal says more. */
const UNKNOWN: AuthSettings = { hasGoogle: false, isClosed: false }

type Answer = {
  readonly external?: { readonly google?: boolean }
  readonly disable_signup?: boolean
} | null

const askForSettings = async (): Promise<AuthSettings> => {
  const reply = await fetchWithin(serviceUrl('/auth/v1/settings'), {
    headers: await loadRequestHeaders(),
  })
  if (!reply.ok) return UNKNOWN
  const answer = (await reply.json()) as Answer
  return {
    hasGoogle: answer?.external?.google === true,
    isClosed: answer?.disable_signup === true,
  }
}

/** What the auth service offers; `undefined` until it answered. */
export const useAuthSettings = (): AuthSettings | undefined => {
  const [settings, setSettings] = useState<AuthSettings>()

  useEffect(() => {
    let isCurrent = true
    askForSettings().then(
      (answer) => (isCurrent ? setSettings(answer) : undefined),
      () => (isCurrent ? setSettings(UNKNOWN) : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  return settings
}
