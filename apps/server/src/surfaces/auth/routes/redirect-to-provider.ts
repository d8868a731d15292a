import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { readAuthorizationRequest } from '../http/authorization-request.ts'
import { keepBrowserSecret } from '../http/browser-cookie.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { beginAuthorization } from '../identities/begin-authorization.ts'
import { RATE_RULES } from '../rate-rules.ts'

export const redirectToProvider: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.authorize)
  app.get('/authorize', { onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const asked = readAuthorizationRequest(context, request)
    const browserSecret = keepBrowserSecret(context, request, reply)
    const url = await beginAuthorization(context, { ...asked, browserSecret })
    return reply.header('cache-control', 'no-store').redirect(url, 302)
  })
}
