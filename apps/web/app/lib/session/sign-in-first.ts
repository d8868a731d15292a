import { localPath } from '#lib/page/paths.ts'
import { keepPendingSounds, type PendingSound } from './pending-sounds.ts'
import { getSession } from './session.ts'

/** What `useNavigate` gives: opens a page of the site. */
export type Navigate = (path: string) => unknown

type SignInFirst = {
  /** Sounds that a visitor asked for. They are added to the mix, and play, after signing in. */
  readonly wanted: readonly PendingSound[]
  readonly navigate: Navigate
}

/** Calls `add` for a person who is signed in. A visitor is sent to the sign-in page instead. */
export const signInFirst = ({ wanted, navigate }: SignInFirst, add: () => void): void => {
  if (getSession().status === 'signed-in') {
    add()
    return
  }
  keepPendingSounds(wanted)
  void navigate(localPath('/auth'))
}
