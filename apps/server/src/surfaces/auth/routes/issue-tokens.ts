import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { RATE_RULES } from '../rate-rules.ts'
import { idTokenGrant } from './grants/id-token-grant.ts'
import { passwordGrant } from './grants/password-grant.ts'
import { proofKeyGrant } from './grants/proof-key-grant.ts'
import { refreshGrant } from './grants/refresh-grant.ts'

const web3Grant = (): Promise<never> =>
  Promise.reject(new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled'))

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<object>

const GRANTS: ReadonlyMap<string | undefined, Grant> = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', proofKeyGrant],
  ['id_token', idTokenGrant],
  ['web3', web3Grant],
])

export const issueTokens: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.token)
  const config = { auditedRefusals: [{ action: 'login_refused' }] } as const
  app.post<{ Querystring: { grant_type?: string } }>(
    '/token',
    { onRequest, config },
    async (request) => {
      const grant = GRANTS.get(request.query.grant_type)
      if (!grant) throw authErrors.unsupportedGrant()
      return grant(context, request)
    },
  )
}
