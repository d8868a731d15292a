import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { deleteSessions, type LogoutScope } from './session-store.ts'
import type { SignedIn } from './signed-in.ts'

/** Ends this session, the account's others or all of them. */
export const endSessions = (
  context: AuthContext,
  { account, sessionId }: SignedIn,
  scope: LogoutScope,
  ip: string,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    await deleteSessions(tx, account.id, sessionId, scope)
    const actor = { actorId: account.id, actorName: account.email ?? '', ip }
    await writeAudit(tx, { action: 'logout', ...actor }, context.clock.now())
  })
