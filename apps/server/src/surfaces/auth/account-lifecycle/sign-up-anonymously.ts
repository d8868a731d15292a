import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { renderSession, type RenderedSession } from '../http/render-session.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import { insertUser } from '../accounts/account-store.ts'
import { beginSession, originOf } from '../sessions/begin-session.ts'
import { requireAccount } from './sign-up.ts'

/** An account without any name; off unless the operator wants it. */
export const signUpAnonymously = async (
  context: AuthContext,
  request: FastifyRequest,
  body: { readonly password: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<RenderedSession> => {
  if (!context.config.auth.anonymousUsers) throw authErrors.signUpDisabledAnonymous()
  await requireRate(context, RATE_RULES.anonymousSignUp, request.ip)
  const session = await context.database.transaction(async (tx) => {
    const id = randomUUID()
    const user = { id, email: '', phone: '', password: '', isAnonymous: true }
    await insertUser(tx, { ...user, appMetadata: {}, userMetadata: body.data }, context.clock.now())
    return beginSession(tx, context, await requireAccount(tx, id), {
      method: 'anonymous',
      origin: originOf(request),
    })
  })
  return renderSession(context, session)
}
