import type { FastifyRequest } from 'fastify'
import { findAccountById, type Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { isUuid } from '#platform/is-uuid.ts'

/** @throws {AuthError} `user_not_found` for a path that names no account */
export const requireAccountOfPath = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<Account> => {
  const { userId } = request.params as { userId?: string }
  if (!isUuid(userId)) throw authErrors.validationFailed('user_id must be an UUID', 404)
  const account = await findAccountById(context.database, userId)
  if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
  return account
}
