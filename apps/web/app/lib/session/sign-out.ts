import { toasts } from '#lib/page/toasts.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { loadAuth } from '#lib/supabase/load-auth.ts'
import { findEngine } from '../engine/current-engine.ts'

/** After this wait the session ends on this device, even if the service has not answered. */
const ANSWER_WITHIN_MS = 3000

/** @returns whether the service confirmed in time */
const endAllSessions = async (auth: Awaited<ReturnType<typeof loadAuth>>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  })
  const told = auth.signOut().then(({ error }) => error === null)
  return Promise.race([told, tooLong]).finally(() => clearTimeout(timer))
}

/**
 * Stops the sound, then ends every session of the account. Where the service refuses, fails or does
 * not answer, this browser still forgets its own session.
 */
export const signOut = async (): Promise<void> => {
  // A deletion that can still be undone happens now: after signing out the service would refuse it.
  toasts.dismiss()
  findEngine()?.mixer.clear()
  findEngine()?.preview.close()
  const auth = await loadAuth()
  if (await endAllSessions(auth)) return
  // Without a kept session auth-js sends no request: it only tells the other tabs.
  localStorage.removeItem(SESSION_KEY)
  await auth.signOut({ scope: 'local' })
}
