import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { exchangeAuthCode } from '../../codes/exchange-auth-code.ts'
import { optionalText, parseBody } from '../../http/body.ts'
import { originOf } from '../../http/origin.ts'
import { renderSession } from '../../http/render-session.ts'

const bodySchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

/** docs/contract/auth.md §13.3. */
export const proofKeyGrant = async (context: AuthContext, request: FastifyRequest) => {
  const { auth_code: code, code_verifier: verifier } = parseBody(bodySchema, request)
  if (code === '' || verifier === '')
    throw authErrors.validationFailed(
      'invalid request: both auth code and code verifier should be non-empty',
    )
  const { session, flow } = await exchangeAuthCode(context, { code, verifier }, originOf(request))
  return {
    ...(await renderSession(context, session)),
    ...(flow.provider_access_token ? { provider_token: flow.provider_access_token } : {}),
    ...(flow.provider_refresh_token ? { provider_refresh_token: flow.provider_refresh_token } : {}),
  }
}
