import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import type { OwnFactor } from '../factors/own-factor.ts'
import { requireSecondFactor } from '../sessions/signed-in.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { requireNamed } from './require-signed-in.ts'

/**
 * @throws {AuthError} `mfa_factor_not_found`, also for a factor of another account;
 *   `insufficient_aal` for an unverified factor before the verified one was given
 */
export const requireOwnFactor = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<OwnFactor> => {
  const signedIn = await requireNamed(context, request)
  const { factorId } = request.params as { factorId?: string }
  if (!isUuid(factorId)) throw factorErrors.idNotUuid()
  const factor = signedIn.account.factors.find(({ id }) => id === factorId.toLowerCase())
  if (!factor) throw factorErrors.notFound()
  // An attacker with the password alone must not get past the verified factor with one of their own.
  if (factor.status === 'unverified') requireSecondFactor(signedIn)
  return { ...signedIn, factor }
}
