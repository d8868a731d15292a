import { keepPendingSounds, type PendingSound } from './pending-sound.ts'
import { getSession } from './session.ts'

type SignInFirst = {
  /** What a visitor asked for: it is in the mix, playing, once they have signed in. */
  readonly wanted: readonly PendingSound[]
  readonly goToSignIn: () => void
}

/** Calls `add` for a person who is signed in; sends a visitor to sign in, and what was wanted waits. */
export const signInFirst = ({ wanted, goToSignIn }: SignInFirst, add: () => void): void => {
  if (getSession().status === 'signed-in') {
    add()
    return
  }
  keepPendingSounds(wanted)
  goToSignIn()
}
