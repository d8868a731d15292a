import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js'
import { m } from '#messages'
import { readArrival } from './arrival.ts'
import { describeSession, readKeptSession, type KeptSession } from './kept-session.ts'
import { receiveArrival } from './receive-arrival.ts'
import { changeSession, isCallback, SIGNED_OUT } from './session.ts'
import { SESSION_KEY } from './supabase/addresses.ts'
import { getAuth, onRefusedRefresh } from './supabase/auth.ts'
import { showToast } from './toasts.ts'

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

/** A refresh that fails for want of a network gives `null` too, but the session is still kept. */
const handleEvent = (event: AuthChangeEvent, current: AuthSession | null): void =>
  show(current ?? (event === 'SIGNED_OUT' ? null : readKeptSession()), event)

/** auth-js would go on until the access token ends; the specification ends the session here. */
const endRefused = (refreshToken: string): void => {
  // Another tab may have renewed it meanwhile.
  if (readKeptSession()?.refresh_token !== refreshToken) return
  localStorage.removeItem(SESSION_KEY)
  showToast({ title: m.session_ended_title(), description: m.session_ended_text() })
}

/** Only other tabs' changes come here: their word for it that somebody left. */
const followOtherTabs = ({ key, oldValue, newValue }: StorageEvent): void => {
  if (key !== SESSION_KEY || newValue !== null) return
  show(null)
  if (oldValue !== null)
    showToast({ title: m.signed_out_elsewhere_title(), description: m.signed_out_elsewhere_text() })
}

const start = async (): Promise<void> => {
  const arrivedAt = location.href
  const isArriving = isCallback(arrivedAt)
  // Who was here stays until the service says no: without a flicker, and without a network.
  if (!isArriving && readKeptSession()) show(readKeptSession())
  try {
    const auth = await getAuth()
    auth.onAuthStateChange((event, current) => {
      // What an address brings is told by an event of its own, or by what comes below.
      if (!(isArriving && event === 'INITIAL_SESSION')) handleEvent(event, current)
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
