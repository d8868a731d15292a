import { randomUUID } from 'node:crypto'
import { getAccount, insertUser } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'

/** Makes an account without a name and its first session. */
export const signUpAnonymously = (
  context: AuthContext,
  data: Readonly<Record<string, unknown>>,
  origin: Origin,
): Promise<ActiveSession> =>
  context.database.transaction(async (tx) => {
    const id = randomUUID()
    const user = { id, email: '', phone: '', password: '', isAnonymous: true }
    await insertUser(tx, { ...user, appMetadata: {}, userMetadata: data }, context.clock.now())
    const account = await getAccount(tx, id)
    return beginSession(tx, context, account, { method: 'anonymous', origin })
  })
