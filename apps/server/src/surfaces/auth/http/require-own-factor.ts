import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { isUuid, requireSignedIn, type SignedIn } from './require-signed-in.ts'
import type { FactorRow } from '../accounts/account-store.ts'
import { factorErrors } from '../factors/factor-errors.ts'

export type OwnFactor = SignedIn & { readonly factor: FactorRow }

/** Somebody who has a name; second factors are for them. */
export const requireNamed = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const signedIn = await requireSignedIn(context, request)
  if (signedIn.account.is_anonymous) throw authErrors.anonymousNotAllowed()
  return signedIn
}

/** @throws {AuthError} `mfa_factor_not_found`, also for another person's factor */
export const requireOwnFactor = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<OwnFactor> => {
  const signedIn = await requireNamed(context, request)
  const { factorId } = request.params as { factorId?: string }
  if (!isUuid(factorId)) throw factorErrors.idNotUuid()
  const factor = signedIn.account.factors.find(({ id }) => id === factorId.toLowerCase())
  if (!factor) throw factorErrors.notFound()
  return { ...signedIn, factor }
}
