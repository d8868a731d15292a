import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { readAuthorizationRequest } from '../http/authorization-request.ts'
import { keepBrowserSecret } from '../http/browser-cookie.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { errorParameters, withBoth } from '../http/render-redirect.ts'
import { beginAuthorization } from '../identities/begin-authorization.ts'
import { RATE_RULES } from '../rate-rules.ts'

export const redirectToProvider: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.authorize)
  app.get('/authorize', { onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const asked = readAuthorizationRequest(context, request)
    const browserSecret = keepBrowserSecret(context, request, reply)
    reply.header('cache-control', 'no-store')
    try {
      return await reply.redirect(
        await beginAuthorization(context, { ...asked, browserSecret }),
        302,
      )
    } catch (error) {
      // A person is on the way here, not a script: the page that sent them tells what happened.
      if (!(error instanceof AuthError) || error.status !== 503) throw error
      return reply.redirect(withBoth(asked.redirectTo, errorParameters(error)), 302)
    }
  })
}
