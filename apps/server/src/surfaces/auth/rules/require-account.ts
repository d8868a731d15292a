import type { FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'
import type { Claims } from '#platform/keys/key-ring.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { requireNotBanned } from '../flows/begin-session.ts'
import { findAccountWithSession, type Account } from '../store/accounts.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** The person behind a request and the session they are in. */
export type SignedIn = {
  readonly account: Account
  readonly claims: Claims
  /** Absent in tokens that were made by hand. */
  readonly sessionId: string | undefined
}

const claimsOf = (request: FastifyRequest): Claims & { sub: string } => {
  const caller = callerOf(request)
  if (caller.bearer === undefined) throw authErrors.noBearer()
  if (caller.role === 'refused') throw authErrors.badJwt(caller.problem.message)
  const { claims } = caller
  if (!claims?.sub) throw authErrors.missingSub()
  if (!isUuid(claims.sub)) throw authErrors.subNotUuid()
  return { ...claims, sub: claims.sub }
}

/** @throws {AuthError} checked in the order of docs/contract/auth.md §2 */
export const requireSignedIn = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const claims = claimsOf(request)
  const { session_id: sessionId } = claims
  if (sessionId !== undefined && sessionId !== '' && !isUuid(sessionId))
    throw authErrors.sessionIdNotUuid()
  const account = await findAccountWithSession(context.database, claims.sub, sessionId || undefined)
  if (!account) throw authErrors.userOfTokenGone()
  if (sessionId && !account.has_session) throw authErrors.sessionGone()
  requireNotBanned(account, context.clock.now(), 403)
  return { account, claims, sessionId: sessionId || undefined }
}
