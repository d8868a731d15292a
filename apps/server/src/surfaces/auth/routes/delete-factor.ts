import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'
import { originOf } from '../sessions/begin-session.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import { deleteFactors, lowerSessions } from '../factors/factor-store.ts'

export const registerDeleteFactor = (app: FastifyInstance, context: AuthContext): void => {
  app.delete('/factors/:factorId', async (request) => {
    const { account, claims, factor } = await requireOwnFactor(context, request)
    if (factor.status === 'verified' && claims.aal !== 'aal2')
      throw factorErrors.insufficientToUnenroll()
    const now = context.clock.now()
    await context.database.transaction(async (tx) => {
      await deleteFactors(tx, [factor.id])
      await lowerSessions(tx, account.id, factor.id, now)
      const actor = { actorId: account.id, actorName: account.email ?? '' }
      await writeAudit(tx, { action: 'factor_unenrolled', ...actor, ip: originOf(request).ip }, now)
    })
    return { id: factor.id }
  })
}
