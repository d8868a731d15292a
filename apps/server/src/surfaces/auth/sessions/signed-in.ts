import type { Claims } from '#platform/keys/key-ring.ts'
import { isPastSecondFactor } from '#platform/keys/past-second-factor.ts'
import { findAccountWithSession, type Account } from '../accounts/account-store.ts'
import { requireNotBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'

/** The account behind an access token and the session that the token belongs to. */
export type SignedIn = {
  readonly account: Account
  readonly claims: Claims
  /** Absent in tokens that no session issued. */
  readonly sessionId: string | undefined
}

/** @throws {AuthError} when the account or its session is gone, or the account is banned */
export const requireLiveSession = async (
  context: AuthContext,
  token: {
    readonly claims: Claims
    readonly userId: string
    readonly sessionId: string | undefined
  },
): Promise<SignedIn> => {
  const { claims, userId, sessionId } = token
  const account = await findAccountWithSession(context.database, userId, sessionId)
  if (!account) throw authErrors.userOfTokenGone()
  if (sessionId && !account.has_session) throw authErrors.sessionGone()
  requireNotBanned(account, context.clock.now(), 403)
  return { account, claims, sessionId }
}

/** @returns whether the account has a second factor that the session has not given */
export const isBeforeSecondFactor = ({ account, claims }: SignedIn): boolean =>
  !isPastSecondFactor(claims) && account.factors.some(({ status }) => status === 'verified')

/** @throws {AuthError} `insufficient_aal` */
export const requireSecondFactor = (signedIn: SignedIn): void => {
  if (isBeforeSecondFactor(signedIn)) throw authErrors.insufficientAal()
}
