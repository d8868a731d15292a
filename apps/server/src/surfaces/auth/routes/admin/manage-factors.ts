import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'
import { factorErrors } from '../../factors/factor-errors.ts'
import { renderFactor } from '../../http/render-user.ts'
import { deleteFactors, lowerSessions } from '../../factors/factor-store.ts'
import { requireAccountOfPath } from './manage-users.ts'

export const registerAdminFactors = (app: FastifyInstance, context: AuthContext): void => {
  app.get('/admin/users/:userId/factors', async (request) =>
    (await requireAccountOfPath(context, request)).factors.map(renderFactor),
  )
  app.delete<{ Params: { userId: string; factorId: string } }>(
    '/admin/users/:userId/factors/:factorId',
    async (request) => {
      const account = await requireAccountOfPath(context, request)
      const factor = account.factors.find(({ id }) => id === request.params.factorId)
      if (!factor) throw factorErrors.notFound()
      await context.database.transaction(async (tx) => {
        await deleteFactors(tx, [factor.id])
        await lowerSessions(tx, account.id, factor.id, context.clock.now())
      })
      return renderFactor(factor)
    },
  )
}
