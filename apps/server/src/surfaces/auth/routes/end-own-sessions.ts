import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { originOf } from '../http/origin.ts'
import { requireFirstFactor, requireSignedIn } from '../http/require-signed-in.ts'
import type { LogoutScope } from '../sessions/session-store.ts'
import { endSessions } from '../sessions/end-sessions.ts'

const SCOPES = ['global', 'local', 'others'] as const satisfies LogoutScope[]

const parseScope = (scope: string): LogoutScope => {
  const known = SCOPES.find((name) => name === (scope || 'global'))
  if (!known) throw authErrors.validationFailed(`Unsupported logout scope "${scope}"`)
  return known
}

export const endOwnSessions: Endpoint<AuthContext> = (app, context) =>
  app.post<{ Querystring: { scope?: string } }>('/logout', async (request, reply) => {
    const scope = parseScope(String(request.query.scope ?? ''))
    // Before the second factor a person may leave, but not end what others are doing.
    const signedIn = await (scope === 'local' ? requireFirstFactor : requireSignedIn)(
      context,
      request,
    )
    await endSessions(context, signedIn, scope, originOf(request).ip)
    return reply.code(204).send()
  })
