import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { idTokenGrant } from '../identities/id-token.ts'
import { passwordGrant } from '../sessions/sign-in-with-password.ts'
import { proofKeyGrant } from '../codes/exchange-auth-code.ts'
import { refreshGrant } from '../sessions/refresh-session.ts'
import { limitByAddress, RATE_RULES } from '../rate-rules.ts'

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<object>

const GRANTS: Readonly<Record<string, Grant | undefined>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: proofKeyGrant,
  id_token: idTokenGrant,
}

export const registerToken = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.token)
  app.post<{ Querystring: { grant_type?: string } }>('/token', { onRequest }, async (request) => {
    const grant = Object.hasOwn(GRANTS, String(request.query.grant_type))
      ? GRANTS[String(request.query.grant_type)]
      : undefined
    if (!grant) throw authErrors.unsupportedGrant()
    return grant(context, request)
  })
}
