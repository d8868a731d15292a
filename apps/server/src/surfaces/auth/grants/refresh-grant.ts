import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors, type AuthError } from '../auth-errors.ts'
import { isBanned } from '../flows/begin-session.ts'
import { renderSession, type SessionParts } from '../render-session.ts'
import { optionalText, parseBody } from '../rules/body.ts'
import {
  findActiveToken,
  lockRefreshToken,
  revokeFamily,
  rotateRefreshToken,
  type PresentedToken,
} from '../store/refresh-tokens.ts'
import { readAmr } from '../store/sessions.ts'

const bodySchema = z.object({ refresh_token: optionalText })

/** How long after its rotation a token still gets a new one: an answer that was lost on its way. */
const REUSE_INTERVAL_MS = 10_000

const requireSessionInTime = (context: AuthContext, presented: PresentedToken): void => {
  const now = context.clock.now().getTime()
  const { inactivityHours } = context.config.auth
  if (presented.notAfter && presented.notAfter.getTime() <= now) throw authErrors.sessionExpired('')
  if (
    inactivityHours !== undefined &&
    presented.lastUsedAt.getTime() + inactivityHours * 3.6e6 <= now
  )
    throw authErrors.sessionExpired(' (Inactivity)')
}

/** A refusal whose transaction must still be committed: the family stays revoked. */
type Refused = { readonly refused: AuthError }

/** Which token answers a presented one (docs/contract/auth.md §8). */
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
  // Several tabs refresh at once: whoever comes second gets what the first one got.
  if (active?.parent === presented.token) return active.token
  if (now.getTime() - presented.updatedAt.getTime() < REUSE_INTERVAL_MS)
    return rotateRefreshToken(tx, { token: presented.token, sessionId, userId }, now)
  await revokeFamily(tx, sessionId, now)
  return { refused: authErrors.refreshTokenReused() }
}

const refresh = async (
  tx: Queryable,
  context: AuthContext,
  token: string,
): Promise<SessionParts | Refused> => {
  const presented = await lockRefreshToken(tx, token)
  if (!presented) throw authErrors.refreshTokenNotFound()
  const { account } = presented
  if (!account) throw authErrors.noSessionForRefresh()
  if (isBanned(account, context.clock.now())) throw authErrors.bannedOnRefresh()
  requireSessionInTime(context, presented)
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

/** Grant `refresh_token` (docs/contract/auth.md §13.2). */
export const refreshGrant = async (context: AuthContext, request: FastifyRequest) => {
  const { refresh_token: token } = parseBody(bodySchema, request)
  if (!/^[a-z0-9]{12}$/.test(token)) throw authErrors.refreshTokenMalformed()
  const result = await context.database.transaction((tx) => refresh(tx, context, token))
  if ('refused' in result) throw result.refused
  return renderSession(context, result)
}
