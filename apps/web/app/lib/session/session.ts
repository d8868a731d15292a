import { createStore, useStore } from '#lib/store/store.ts'

type Account = {
  readonly userId: string
  readonly email: string
  /** The person came through a reset mail and has not chosen a new password yet. */
  readonly isRecovering?: boolean
}

export type Session =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-out'
      /** The person pressed Sign Out on this page; a session may also end by itself. */
      readonly isChosen?: true
    }
  /** The password was right; the account asks for a second factor before it opens anything. */
  | ({ readonly status: 'second-factor' } & Account)
  | ({ readonly status: 'signed-in' } & Account)

const UNKNOWN: Session = { status: 'unknown' }
export const SIGNED_OUT: Session = { status: 'signed-out' }

const store = createStore<Session>(UNKNOWN)

/** For the modules that follow the auth client; features only read the session. */
export const changeSession = (next: Session): void => {
  if (JSON.stringify(next) !== JSON.stringify(store.getSnapshot())) store.set(next)
}

export const getSession = store.getSnapshot
export const subscribeToSession = store.subscribe

export const useSession = (): Session => useStore(store, UNKNOWN)

/** @returns the id of the account that is signed in */
export const accountHere = (): string | undefined => {
  const session = getSession()
  return session.status === 'signed-in' ? session.userId : undefined
}
