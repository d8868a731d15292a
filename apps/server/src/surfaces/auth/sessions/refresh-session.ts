import type { Queryable } from '#platform/database/database.ts'
import { isBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors, type AuthError } from '../auth-errors.ts'
import type { ActiveSession } from './active-session.ts'
import {
  findActiveToken,
  lockRefreshToken,
  revokeFamily,
  rotateRefreshToken,
  type PresentedToken,
} from './refresh-token-store.ts'
import { readAmr } from './session-store.ts'

/** For so long a token that was replaced still gets the current one, in case an answer was lost. */
const REUSE_INTERVAL_MS = 10_000

const requireUnexpiredSession = (context: AuthContext, presented: PresentedToken): void => {
  const now = context.clock.now().getTime()
  const { inactivityHours } = context.config.auth
  if (presented.notAfter && presented.notAfter.getTime() <= now) throw authErrors.sessionExpired('')
  if (
    inactivityHours !== undefined &&
    presented.lastUsedAt.getTime() + inactivityHours * 3.6e6 <= now
  )
    throw authErrors.sessionExpired(' (Inactivity)')
}

/** A refusal that is thrown after the commit, so that the family stays revoked. */
type Refused = { readonly refused: AuthError }

/** docs/contract/auth.md §8: which token answers a presented one. */
const successorOf = async (
  tx: Queryable,
  context: AuthContext,
  presented: PresentedToken,
  userId: string,
): Promise<string | Refused> => {
  const now = context.clock.now()
  const { sessionId } = presented
  if (!presented.revoked)
    return rotateRefreshToken(tx, { token: presented.token, sessionId, userId }, now)
  const active = await findActiveToken(tx, sessionId)
  const isRecent = now.getTime() - presented.updatedAt.getTime() < REUSE_INTERVAL_MS
  // Several tabs may refresh at once: later ones get the token that the first one got. A second active
  // token would let a thief and the owner go on side by side (decision 099).
  if (active && (active.parent === presented.token || isRecent)) return active.token
  await revokeFamily(tx, sessionId, now)
  return { refused: authErrors.refreshTokenReused() }
}

const refresh = async (
  tx: Queryable,
  context: AuthContext,
  token: string,
): Promise<ActiveSession | Refused> => {
  const presented = await lockRefreshToken(tx, token)
  if (!presented) throw authErrors.refreshTokenNotFound()
  const { account } = presented
  if (!account) throw authErrors.noSessionForRefresh()
  if (isBanned(account, context.clock.now())) throw authErrors.bannedOnRefresh()
  requireUnexpiredSession(context, presented)
  const successor = await successorOf(tx, context, presented, account.id)
  if (typeof successor !== 'string') return successor
  const { provider } = account.raw_app_meta_data ?? {}
  return {
    account,
    sessionId: presented.sessionId,
    refreshToken: successor,
    aal: presented.aal,
    amr: readAmr(presented.amr, typeof provider === 'string' ? provider : undefined),
  }
}

/** @throws {AuthError} docs/contract/auth.md §13.2 */
export const refreshSession = async (
  context: AuthContext,
  token: string,
): Promise<ActiveSession> => {
  const result = await context.database.transaction((tx) => refresh(tx, context, token))
  if ('refused' in result) throw result.refused
  return result
}
