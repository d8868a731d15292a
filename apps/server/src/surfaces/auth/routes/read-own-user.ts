import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { renderUser } from '../http/render-user.ts'
import { requireFirstFactor } from '../http/require-signed-in.ts'

export const readOwnUser: Endpoint<AuthContext> = (app, context) => {
  app.get('/user', async (request) =>
    renderUser((await requireFirstFactor(context, request)).account),
  )
}
