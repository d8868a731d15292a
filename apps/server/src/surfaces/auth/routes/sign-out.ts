import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { requireSignedIn } from '../http/require-signed-in.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import { deleteSessions, type LogoutScope } from '../sessions/session-store.ts'
import { originOf } from '../sessions/begin-session.ts'

const SCOPES = ['global', 'local', 'others'] as const satisfies LogoutScope[]

const parseScope = (scope: string): LogoutScope => {
  const known = SCOPES.find((name) => name === (scope || 'global'))
  if (!known) throw authErrors.validationFailed(`Unsupported logout scope "${scope}"`)
  return known
}

export const registerLogout = (app: FastifyInstance, context: AuthContext): void => {
  app.post<{ Querystring: { scope?: string } }>('/logout', async (request, reply) => {
    const scope = parseScope(String(request.query.scope ?? ''))
    const { account, sessionId } = await requireSignedIn(context, request)
    await context.database.transaction(async (tx) => {
      await deleteSessions(tx, account.id, sessionId, scope)
      await writeAudit(
        tx,
        {
          action: 'logout',
          actorId: account.id,
          actorName: account.email ?? '',
          ip: originOf(request).ip,
        },
        context.clock.now(),
      )
    })
    return reply.code(204).send()
  })
}
