import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { renderUser } from '../http/render-user.ts'
import { requireSignedIn } from '../http/require-signed-in.ts'

export const registerGetUser = (app: FastifyInstance, context: AuthContext): void => {
  app.get('/user', async (request) => renderUser((await requireSignedIn(context, request)).account))
}
