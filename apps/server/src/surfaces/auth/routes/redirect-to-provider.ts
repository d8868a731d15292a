import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { beginAuthorization } from '../identities/begin-authorization.ts'

export const registerAuthorize = (app: FastifyInstance, context: AuthContext): void => {
  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(await beginAuthorization(context, request), 302),
  )
}
