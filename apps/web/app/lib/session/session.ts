import { useSyncExternalStore } from 'react'

type Account = {
  readonly userId: string
  readonly email: string
  /** The person came through a reset mail and has not chosen a new password yet. */
  readonly isRecovering?: boolean
}

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** The password was right; the account asks for a second factor before it opens anything. */
  | ({ readonly status: 'second-factor' } & Account)
  | ({ readonly status: 'signed-in' } & Account)

const UNKNOWN: Session = { status: 'unknown' }
export const SIGNED_OUT: Session = { status: 'signed-out' }

let session: Session = UNKNOWN
const listeners = new Set<() => void>()

/** For the modules that follow the auth client; features only read the session. */
export const changeSession = (next: Session): void => {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
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
