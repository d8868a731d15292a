import type { FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller/caller.ts'
import type { Claims } from '#platform/keys/key-ring.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { requireLiveSession, requireSecondFactor, type SignedIn } from '../sessions/signed-in.ts'
import { isUuid } from '#platform/is-uuid.ts'

const claimsOf = (request: FastifyRequest): Claims & { sub: string } => {
  const caller = callerOf(request)
  if (caller.bearer === undefined) throw authErrors.noBearer()
  if (caller.role === 'refused') throw authErrors.badJwt(caller.problem.message)
  const { claims } = caller
  if (!claims?.sub) throw authErrors.missingSub()
  if (!isUuid(claims.sub)) throw authErrors.subNotUuid()
  return { ...claims, sub: claims.sub }
}

/**
 * For calls that lead to the second factor. Everything else asks for `requireSignedIn`.
 *
 * @throws {AuthError} docs/contract/auth.md §2, in its order
 */
export const requireFirstFactor = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const claims = claimsOf(request)
  const sessionId = claims.session_id || undefined
  if (sessionId !== undefined && !isUuid(sessionId)) throw authErrors.sessionIdNotUuid()
  return requireLiveSession(context, { claims, userId: claims.sub, sessionId })
}

/** @throws {AuthError} as `requireFirstFactor`, and `insufficient_aal` before the second factor */
export const requireSignedIn = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const signedIn = await requireFirstFactor(context, request)
  requireSecondFactor(signedIn)
  return signedIn
}

/**
 * For calls about factors, which have their own words for a missing second factor.
 *
 * @throws {AuthError} as `requireFirstFactor`, and `no_authorization` for an anonymous account
 */
export const requireNamed = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const signedIn = await requireFirstFactor(context, request)
  if (signedIn.account.is_anonymous) throw authErrors.anonymousNotAllowed()
  return signedIn
}
