import { randomUUID } from 'node:crypto'
import { getAccount, insertUser } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'

/** An account without a name. The operator has to allow such accounts. */
export const signUpAnonymously = async (
  context: AuthContext,
  data: Readonly<Record<string, unknown>>,
  origin: Origin,
): Promise<ActiveSession> => {
  if (!context.config.auth.anonymousUsers) throw authErrors.signUpDisabledAnonymous()
  await requireRate(context, RATE_RULES.anonymousSignUp, origin.ip)
  return context.database.transaction(async (tx) => {
    const id = randomUUID()
    const user = { id, email: '', phone: '', password: '', isAnonymous: true }
    await insertUser(tx, { ...user, appMetadata: {}, userMetadata: data }, context.clock.now())
    const account = await getAccount(tx, id)
    return beginSession(tx, context, account, { method: 'anonymous', origin })
  })
}
