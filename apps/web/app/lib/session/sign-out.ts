import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'
import { toasts } from '#lib/notices/toasts.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { loadAuth } from '#lib/supabase/load-auth.ts'
import { findEngine } from '../engine/current-engine.ts'
import { ACCOUNT_PRESETS_KEY, MIX_KEY, MIX_TITLE_KEY, SHARED_WISH_KEY } from './kept-keys.ts'
import { changeSession } from './session.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

/** After this wait the session ends on this device, even if the service has not answered. */
const ANSWER_WITHIN_MS = 3000

const endAllSessions = async (): Promise<boolean> =>
  (await (await loadAuth()).signOut()).error === null

const report = (error: unknown): void => {
  if (!isUnreached(error)) reportError(error)
}

/** Without a network the client of the service may not have come with the page. */
const isConfirmedInTime = async (): Promise<boolean> => {
  const tooLong = new Promise<false>((resolve) => {
    setTimeout(resolve, ANSWER_WITHIN_MS, false)
  })
  const told = endAllSessions().catch((error: unknown) => {
    report(error)
    return false
  })
  return Promise.race([told, tooLong])
}

/** The mix, the wish and the account's presets too: the next sign-in in this browser may be of another person. */
const forgetHere = (): void => {
  for (const key of [SESSION_KEY, MIX_KEY, MIX_TITLE_KEY, SHARED_WISH_KEY, ACCOUNT_PRESETS_KEY])
    deviceStorage().removeItem(key)
}

/** Without a kept session auth-js sends no request: it only tells the other tabs. */
const tellOtherTabs = async (): Promise<unknown> => (await loadAuth()).signOut({ scope: 'local' })

/**
 * Stops the sound, then ends every session of the account. Where the service refuses, fails or does not
 * answer, or the visitor leaves the page, this browser still forgets its own session, the mix, a wish
 * that waits for a sign-in, and the account's presets, sent or not.
 */
export const signOut = async (): Promise<void> => {
  // A deletion that can still be undone happens now: after signing out the service would refuse it.
  toasts.dismiss()
  findEngine()?.mixer.clear()
  findEngine()?.preview.close()
  // A page that its visitor leaves now does not live to see the answer.
  addEventListener('pagehide', forgetHere)
  const isConfirmed = await isConfirmedInTime().finally(beginWait(m.server_waiting()))
  removeEventListener('pagehide', forgetHere)
  forgetHere()
  if (!isConfirmed) tellOtherTabs().catch(report)
  changeSession({ status: 'signed-out', isChosen: true })
}
