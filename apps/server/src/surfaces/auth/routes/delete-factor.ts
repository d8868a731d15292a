import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { deleteOwnFactor } from '../factors/delete-factor.ts'
import { originOf } from '../http/origin.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'

export const deleteFactor: Endpoint<AuthContext> = (app, context) =>
  app.delete('/factors/:factorId', async (request) => {
    const own = await requireOwnFactor(context, request)
    await deleteOwnFactor(context, own, originOf(request).ip)
    return { id: own.factor.id }
  })
