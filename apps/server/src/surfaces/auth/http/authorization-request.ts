import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import type { AuthorizationRequest } from '../identities/begin-authorization.ts'
import { redirectOf } from './redirect.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const readAuthorizationRequest = (
  context: AuthContext,
  request: FastifyRequest,
): Omit<AuthorizationRequest, 'browserSecret' | 'linkingTargetId'> => {
  const parameters = request.query as Readonly<Record<string, unknown>>
  return {
    provider: text(parameters.provider),
    codeChallenge: text(parameters.code_challenge),
    codeChallengeMethod: text(parameters.code_challenge_method),
    scopes: text(parameters.scopes),
    parameters,
    redirectTo: redirectOf(request, context.config),
  }
}
