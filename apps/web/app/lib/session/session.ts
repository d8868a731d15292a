import { useSyncExternalStore } from 'react'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'

type Somebody = {
  readonly userId: string
  readonly email: string
  /** Came through a reset mail and has not chosen a new password yet. */
  readonly isRecovering?: boolean
}

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** The first proof was right; the account asks for one more before anybody is signed in. */
  | ({ readonly status: 'second-factor' } & Somebody)
  | ({ readonly status: 'signed-in' } & Somebody)

const UNKNOWN: Session = { status: 'unknown' }
export const SIGNED_OUT: Session = { status: 'signed-out' }

let session: Session = UNKNOWN
const listeners = new Set<() => void>()

/** Only for what follows the auth client. */
export const changeSession = (next: Session): void => {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
}

/** Addresses that come back from a mail or from a provider carry one of these. */
export const isCallback = (href: string): boolean =>
  /[?#&](code|access_token|error|error_code|error_description)=|#message=/.test(href)

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

export const getSession = (): Session => session

export const subscribeToSession = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getSession, () => UNKNOWN)
