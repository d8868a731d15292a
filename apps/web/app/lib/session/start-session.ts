import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { isCallback } from './is-callback.ts'
import { changeSession, SIGNED_OUT } from './session.ts'

const hasTraceOfSession = (): boolean => {
  try {
    if (localStorage.getItem(SESSION_KEY)) return true
  } catch {
    return false
  }
  return isCallback(location.href)
}

/**
 * Follows the auth client from now on: call it before signing in or up. Resolves when the client
 * has told whether somebody is signed in.
 */
export const watchSession = async (): Promise<void> =>
  (await import('./follow-session.ts')).followSession()

/** Once a page: looks for a kept session and loads the auth client only when there is one. */
export const startSession = (): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue) watchSession().catch(reportError)
  })
  if (hasTraceOfSession()) watchSession().catch(reportError)
  else changeSession(SIGNED_OUT)
}
