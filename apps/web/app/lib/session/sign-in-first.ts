import { localPath } from '#lib/language/paths.ts'
import { hasAccountTrace } from './account-trace.ts'
import { getSession } from './session.ts'
import { keepWish } from './shared-wish.ts'
import type { Wish } from './tab-wish.ts'

/** What `useNavigate` gives: opens a page of the site. */
export type Navigate = (path: string, options: { readonly state: SignInState }) => unknown

/** Says in which mode the sign-in page opens; its address stays `/auth`. */
type SignInState = { readonly mode: 'sign-in' | 'sign-up' }

type SignInFirst = {
  /** What a visitor asked for. It is in the mix, and plays, after signing in. */
  readonly wish: Wish
  readonly navigate: Navigate
}

/** Opens the sign-in page: to sign up where no one has had an account in this browser. */
export const leadToSignIn = (navigate: Navigate): void => {
  const mode = hasAccountTrace() ? 'sign-in' : 'sign-up'
  void navigate(localPath('/auth'), { state: { mode } })
}

/**
 * Calls `add` for a person who is signed in. A visitor is sent to the sign-in page instead.
 */
export const signInFirst = ({ wish, navigate }: SignInFirst, add: () => void): void => {
  if (getSession().status === 'signed-in') {
    add()
    return
  }
  keepWish(wish)
  leadToSignIn(navigate)
}
