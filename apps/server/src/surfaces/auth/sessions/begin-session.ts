import type { Queryable } from '#platform/database/database.ts'
import type { Account } from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { ActiveSession } from './active-session.ts'
import { insertSession, type Origin } from './session-store.ts'

/** Inserts a new session. Its access token is signed after the transaction. */
export const beginSession = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  how: { readonly method: string; readonly origin: Origin; readonly provider?: string },
): Promise<ActiveSession> => {
  const now = context.clock.now()
  const { sessionHours } = context.config.auth
  const { sessionId, refreshToken } = await insertSession(
    tx,
    {
      userId: account.id,
      method: how.method,
      origin: how.origin,
      notAfter: sessionHours === undefined ? null : new Date(now.getTime() + sessionHours * 3.6e6),
    },
    now,
  )
  await writeAudit(
    tx,
    {
      action: 'login',
      actorId: account.id,
      actorName: account.email ?? account.phone ?? '',
      ip: how.origin.ip,
      traits: { method: how.method },
    },
    now,
  )
  return {
    account: { ...account, last_sign_in_at: now, updated_at: now },
    sessionId,
    refreshToken,
    aal: 'aal1',
    amr: [
      {
        method: how.method,
        timestamp: Math.floor(now.getTime() / 1000),
        ...(how.method === 'sso/saml' && how.provider ? { provider: how.provider } : {}),
      },
    ],
  }
}
