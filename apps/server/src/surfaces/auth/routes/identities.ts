import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { beginAuthorization } from '../flows/begin-authorization.ts'
import { unlinkIdentity } from '../flows/unlink-identity.ts'
import { isUuid, requireSignedIn } from '../rules/require-account.ts'

const requireLinking = (context: AuthContext): void => {
  if (!context.config.auth.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Links and unlinks identities (docs/contract/auth.md §23). */
export const registerIdentities = (app: FastifyInstance, context: AuthContext): void => {
  app.get<{ Querystring: { skip_http_redirect?: string } }>(
    '/user/identities/authorize',
    { exposeHeadRoute: false },
    async (request, reply) => {
      requireLinking(context)
      const { account } = await requireSignedIn(context, request)
      const url = await beginAuthorization(context, request, account.id)
      reply.header('cache-control', 'no-store')
      return request.query.skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302)
    },
  )

  app.delete<{ Params: { identityId: string } }>(
    '/user/identities/:identityId',
    async (request) => {
      requireLinking(context)
      const { account } = await requireSignedIn(context, request)
      const { identityId } = request.params
      if (!isUuid(identityId)) throw authErrors.validationFailed('identity_id must be an UUID', 404)
      await unlinkIdentity(context, account.id, identityId)
      return {}
    },
  )
}
