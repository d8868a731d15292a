import type { FastifyRequest } from 'fastify'
import { callerOf, type Caller } from '#http/caller/caller.ts'
import { sessionOf } from '#http/caller/session-of.ts'
import type { DatabaseIdentity } from '#platform/database/database.ts'
import type { JwtProblem } from '#platform/keys/jwt-problem.ts'
import { storageErrors, type StorageError } from './storage-errors.ts'

/** Who asks, and in whose name the database decides. */
export type StorageCaller = {
  readonly identity: DatabaseIdentity
  /** Id of the person, absent for the keys. */
  readonly owner: string | undefined
  readonly isService: boolean
}

const refused = ({ kind, message }: JwtProblem): StorageError => {
  if (kind === 'expired') return storageErrors.expiredToken()
  return storageErrors.accessDenied(
    message.includes('signature') ? 'signature verification failed' : 'Invalid Compact JWS',
  )
}

const describe = (
  request: FastifyRequest,
  caller: Exclude<Caller, { role: 'refused' }>,
  operation: string,
): StorageCaller => {
  const { role } = caller
  const claims: Readonly<Record<string, unknown>> = caller.claims ?? { role }
  const owner = typeof claims.sub === 'string' ? claims.sub : undefined
  return {
    owner,
    isService: role === 'service_role',
    identity: {
      role,
      session: sessionOf(caller),
      settings: {
        'request.jwt.claims': JSON.stringify(claims),
        'request.jwt.claim.sub': owner ?? '',
        'request.jwt.claim.role': role,
        'request.method': request.method,
        'request.path': request.url.split('?', 1)[0] ?? '',
        'storage.operation': operation,
        'storage.allow_delete_query': 'true',
      },
    },
  }
}

/**
 * @param operation what policies see as `storage.operation()`
 * @throws {StorageError} for a token that is not accepted
 */
export const optionalCaller = (request: FastifyRequest, operation: string): StorageCaller => {
  const caller = callerOf(request)
  if (caller.role === 'refused') throw refused(caller.problem)
  return describe(request, caller, operation)
}

/** The same where upstream's schema demands the header; the API key alone is not enough. */
export const requiredCaller = (request: FastifyRequest, operation: string): StorageCaller => {
  if (request.headers.authorization === undefined)
    throw storageErrors.invalidRequest("headers must have required property 'authorization'")
  return optionalCaller(request, operation)
}
