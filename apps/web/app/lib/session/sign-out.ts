import { findEngine } from '#lib/engine/made-engine.ts'
import { toasts } from '#lib/page/toasts.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { loadAuth } from '#lib/supabase/load-auth.ts'

/** Then it is over on this device, whatever becomes of the others. */
const ANSWER_WITHIN_MS = 3000

const isTold = async (auth: Awaited<ReturnType<typeof loadAuth>>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  })
  const told = auth.signOut().then(({ error }) => error === null)
  return Promise.race([told, tooLong]).finally(() => clearTimeout(timer))
}

/**
 * Silence first; then every session of the account ends. Where the service refuses, fails or says
 * nothing, at least this browser forgets its own.
 */
export const signOut = async (): Promise<void> => {
  // What waits for its chance to undo happens now, while the session still allows it.
  toasts.dismiss()
  findEngine()?.mixer.clear()
  findEngine()?.preview.close()
  const auth = await loadAuth()
  if (await isTold(auth)) return
  // Without anything kept, auth-js asks nobody: it tells all tabs and is done.
  localStorage.removeItem(SESSION_KEY)
  await auth.signOut({ scope: 'local' })
}
