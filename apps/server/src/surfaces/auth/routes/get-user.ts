import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { renderUser } from '../render-user.ts'
import { requireSignedIn } from '../rules/require-account.ts'

export const registerGetUser = (app: FastifyInstance, context: AuthContext): void => {
  app.get('/user', async (request) => renderUser((await requireSignedIn(context, request)).account))
}
