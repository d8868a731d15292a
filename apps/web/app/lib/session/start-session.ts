import { loadPart } from '#lib/code/load-part.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { isCallback } from './is-callback.ts'
import { changeSession, SIGNED_OUT } from './session.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

const hasTraceOfSession = (): boolean =>
  Boolean(deviceStorage().getItem(SESSION_KEY)) || isCallback(location.href)

/**
 * Follows the auth client from now on; call it before signing in or up. Resolves when the store says
 * whether this browser has a session.
 */
export const watchSession = async (): Promise<void> =>
  (await loadPart(() => import('./follow-session.ts'))).followSession()

/** Call it once a page. It loads the auth client only where the browser may have a session. */
export const startSession = (): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue) watchSession().catch(reportError)
  })
  if (hasTraceOfSession()) watchSession().catch(reportError)
  else changeSession(SIGNED_OUT)
}
