import type { AuthChangeEvent } from '@supabase/auth-js'
import { m } from '#messages'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { getAuth, onRefusedRefresh } from '#lib/supabase/auth.ts'
import { noteAccount } from './account-trace.ts'
import { readArrival } from './arrival.ts'
import { hasArrived } from './arrived.ts'
import { describeSession, readKeptSession, type KeptSession } from './kept-session.ts'
import { receiveArrival } from './receive-arrival.ts'
import { beginRecovery, endRecovery, isRecovering } from './recovering.ts'
import { isCallback } from './is-callback.ts'
import { followLanguage, nameLanguageOfArrival } from './keep-language.ts'
import { changeSession, getSession, SIGNED_OUT } from './session.ts'
import { claimWish } from './shared-wish.ts'
import { untilSignedIn } from './until-session.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

const noteRecovery = (event: AuthChangeEvent | undefined, userId: string): boolean => {
  if (event === 'PASSWORD_RECOVERY') beginRecovery(userId)
  if (event === 'USER_UPDATED') endRecovery()
  return isRecovering(userId)
}

const show = (current: KeptSession | null, event?: AuthChangeEvent): void => {
  if (current) {
    const next = describeSession(current, noteRecovery(event, current.user.id))
    // The refusal of an earlier try must not stand over a sign-in that went well.
    if (getSession().status !== next.status) toasts.dismissProblem()
    noteAccount()
    changeSession(next)
    return
  }
  endRecovery()
  changeSession(SIGNED_OUT)
}

/**
 * Ends the session when its renewal is refused (docs/contract/product.md §4). auth-js alone would
 * keep it until the access token expires.
 */
const endRefused = (refreshToken: string): void => {
  // Another tab may have renewed the session meanwhile.
  if (readKeptSession()?.refresh_token !== refreshToken) return
  deviceStorage().removeItem(SESSION_KEY)
  showToast({
    title: m.session_ended_title(),
    description: m.session_ended_text(),
    until: untilSignedIn,
  })
}

/** Browsers send storage events for the changes of other tabs only. */
const followOtherTabs = ({ key, oldValue, newValue }: StorageEvent): void => {
  if (key !== SESSION_KEY) return
  show(readKeptSession())
  if (oldValue !== null && newValue === null)
    showToast({
      title: m.signed_out_elsewhere_title(),
      description: m.signed_out_elsewhere_text(),
      until: untilSignedIn,
    })
}

const start = async (): Promise<void> => {
  const arrivedAt = location.href
  const isArriving = isCallback(arrivedAt)
  // The kept session is shown until the service refuses it: no flicker, and no network is needed.
  if (!isArriving && readKeptSession()) show(readKeptSession())
  try {
    const giveWishBack = readArrival(arrivedAt).hasCode ? claimWish() : undefined
    const auth = await getAuth()
    auth.onAuthStateChange((event) => {
      // For a callback address another event follows, or the code below shows the session.
      if (isArriving && event === 'INITIAL_SESSION') return
      // The event's own session may be wrong, so storage is read. A tab that opens while the session
      // ends reports it late as signed in, and a refresh without a network reports it as signed out.
      show(readKeptSession(), event)
    })
    const { error } = await auth.initialize()
    const isRedeemed =
      isArriving && !error && readArrival(arrivedAt).hasCode && !readArrival(location.href).hasCode
    if (isRedeemed) hasArrived.set(true)
    else giveWishBack?.()
    // After a redeemed code an event follows that says whether the link was of a reset mail.
    if (!isRedeemed) show(readKeptSession())
    if (isArriving) await receiveArrival(auth, { arrivedAt, error, isRedeemed })
    // Without it the mails are in English; the log is told.
    if (isRedeemed) await nameLanguageOfArrival().catch(reportError)
  } catch (error) {
    show(readKeptSession())
    throw error
  }
}

let following: Promise<void> | undefined

/** Keeps the store in `session.ts` up to date with the auth client and with other tabs. */
export const followSession = (): Promise<void> => {
  if (!following) {
    onRefusedRefresh(endRefused)
    addEventListener('storage', followOtherTabs)
    const leaveLanguage = followLanguage()
    following = start().catch((error: unknown) => {
      following = undefined
      removeEventListener('storage', followOtherTabs)
      leaveLanguage()
      throw error
    })
  }
  return following
}
