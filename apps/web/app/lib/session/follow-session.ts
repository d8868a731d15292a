import type { AuthChangeEvent } from '@supabase/auth-js'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { getAuth, onRefusedRefresh } from '#lib/supabase/auth.ts'
import { readArrival } from './arrival.ts'
import { describeSession, readKeptSession, type KeptSession } from './kept-session.ts'
import { receiveArrival } from './receive-arrival.ts'
import { isCallback } from './is-callback.ts'
import { changeSession, SIGNED_OUT } from './session.ts'

/** In the tab's own storage: who came through a reset mail, so that a reload still asks. */
const RECOVERING_KEY = 'dhvani.recovering'

const noteRecovery = (event: AuthChangeEvent | undefined, userId: string): boolean => {
  if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(RECOVERING_KEY, userId)
  if (event === 'USER_UPDATED') sessionStorage.removeItem(RECOVERING_KEY)
  return sessionStorage.getItem(RECOVERING_KEY) === userId
}

const show = (current: KeptSession | null, event?: AuthChangeEvent): void => {
  if (current) {
    changeSession(describeSession(current, noteRecovery(event, current.user.id)))
    return
  }
  sessionStorage.removeItem(RECOVERING_KEY)
  changeSession(SIGNED_OUT)
}

/**
 * Ends the session when its renewal is refused (docs/contract/product.md §4). auth-js alone would
 * keep it until the access token expires.
 */
const endRefused = (refreshToken: string): void => {
  // Another tab may have renewed it meanwhile.
  if (readKeptSession()?.refresh_token !== refreshToken) return
  localStorage.removeItem(SESSION_KEY)
  showToast({ title: m.session_ended_title(), description: m.session_ended_text() })
}

/** Only other tabs' changes come here. */
const followOtherTabs = ({ key, oldValue, newValue }: StorageEvent): void => {
  if (key !== SESSION_KEY) return
  show(readKeptSession())
  if (oldValue !== null && newValue === null)
    showToast({ title: m.signed_out_elsewhere_title(), description: m.signed_out_elsewhere_text() })
}

const start = async (): Promise<void> => {
  const arrivedAt = location.href
  const isArriving = isCallback(arrivedAt)
  // Who was here stays until the service says no: without a flicker, and without a network.
  if (!isArriving && readKeptSession()) show(readKeptSession())
  try {
    const auth = await getAuth()
    auth.onAuthStateChange((event) => {
      // What an address brings is told by an event of its own, or by what comes below.
      if (isArriving && event === 'INITIAL_SESSION') return
      // Not the session the event brings: a tab that opens while the session ends says late that
      // somebody is here, and a refresh that fails for want of a network says that nobody is.
      show(readKeptSession(), event)
    })
    const { error } = await auth.initialize()
    const isRedeemed =
      isArriving && !error && readArrival(arrivedAt).hasCode && !readArrival(location.href).hasCode
    // The event that follows says whether it was a reset mail.
    if (!isRedeemed) show(readKeptSession())
    if (isArriving) await receiveArrival(auth, { arrivedAt, error, isRedeemed })
  } catch (error) {
    show(readKeptSession())
    throw error
  }
}

let following: Promise<void> | undefined

/** Shows in `session.ts` what the auth client and the other tabs tell, from the first call on. */
export const followSession = (): Promise<void> => {
  if (!following) {
    onRefusedRefresh(endRefused)
    addEventListener('storage', followOtherTabs)
    following = start().catch((error: unknown) => {
      following = undefined
      removeEventListener('storage', followOtherTabs)
      throw error
    })
  }
  return following
}
