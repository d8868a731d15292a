import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../../auth-context.ts'
import { deleteFactorOf } from '../../factors/delete-factor.ts'
import { factorErrors } from '../../factors/factor-errors.ts'
import { renderFactor } from '../../http/render-user.ts'
import { requireAccountOfPath } from '../../http/require-account-of-path.ts'

export const manageFactors: Endpoint<AuthContext> = (app, context) => {
  app.get('/admin/users/:userId/factors', async (request) =>
    (await requireAccountOfPath(context, request)).factors.map(renderFactor),
  )
  app.delete<{ Params: { userId: string; factorId: string } }>(
    '/admin/users/:userId/factors/:factorId',
    async (request) => {
      const account = await requireAccountOfPath(context, request)
      const factor = account.factors.find(({ id }) => id === request.params.factorId)
      if (!factor) throw factorErrors.notFound()
      await deleteFactorOf(context, account.id, factor.id)
      return renderFactor(factor)
    },
  )
}
