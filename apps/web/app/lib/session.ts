import { useSyncExternalStore } from 'react'
import { m } from '#messages'
import { cleanAddress, readArrival } from './arrival.ts'
import { SESSION_KEY } from './supabase/addresses.ts'
import { loadAuth } from './supabase/index.ts'
import { showToast } from './toasts.ts'

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in'
      readonly userId: string
      readonly email: string
      /** Came through a reset mail and has not chosen a new password yet. */
      readonly isRecovering?: boolean
    }

const UNKNOWN: Session = { status: 'unknown' }
const SIGNED_OUT: Session = { status: 'signed-out' }

let session: Session = UNKNOWN
let isWatching = false
const listeners = new Set<() => void>()

const change = (next: Session) => {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
}

/** Addresses that come back from a mail or from Google carry one of these. */
const CALLBACK = /[?#&](code|access_token|error|error_code|error_description)=/

const hasTraceOfSession = (): boolean => {
  try {
    if (localStorage.getItem(SESSION_KEY)) return true
  } catch {
    return false
  }
  return CALLBACK.test(location.href)
}

/** Says what a link or a provider reported, once, and takes it out of the address. */
const receive = async (arrivedAt: string): Promise<void> => {
  const { problem, hasCode } = readArrival(arrivedAt)
  const cleaned = cleanAddress(location.href)
  if (cleaned !== location.href) history.replaceState(history.state, '', cleaned)
  if (problem) {
    showToast({
      title: m.error_title(),
      description: problem.description,
      variant: 'destructive',
    })
    // Current auth-js keeps the session here; the specification clears it.
    if (problem.endsSession) await (await loadAuth()).signOut({ scope: 'local' })
  } else if (hasCode && session.status !== 'signed-in')
    showToast({ title: m.auth_other_browser_title(), description: m.auth_other_browser_text() })
}

/**
 * Follows the auth client from now on: call it before signing in or up. Resolves when the client
 * has told whether somebody is signed in.
 */
export const watchSession = async (): Promise<void> => {
  if (isWatching) return
  isWatching = true
  const arrivedAt = location.href
  try {
    const auth = await loadAuth()
    auth.onAuthStateChange((event, current) => {
      const wasRecovering = session.status === 'signed-in' && session.isRecovering === true
      change(
        current
          ? {
              status: 'signed-in',
              userId: current.user.id,
              email: current.user.email ?? '',
              isRecovering:
                event === 'PASSWORD_RECOVERY' || (wasRecovering && event !== 'USER_UPDATED'),
            }
          : SIGNED_OUT,
      )
    })
    await auth.initialize()
    if (CALLBACK.test(arrivedAt)) await receive(arrivedAt)
  } catch (error) {
    isWatching = false
    change(SIGNED_OUT)
    throw error
  }
}

/** Once a page: looks for a kept session and loads the auth client only when there is one. */
export const startSession = (): void => {
  addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY && event.newValue && !isWatching) void watchSession()
  })
  if (hasTraceOfSession()) watchSession().catch(reportError)
  else change(SIGNED_OUT)
}

export const getSession = (): Session => session

export const subscribeToSession = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getSession, () => UNKNOWN)
