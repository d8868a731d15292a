import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { SessionParts } from '../http/render-session.ts'
import type { Account } from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import { insertSession, type Origin } from './session-store.ts'

const MAX_USER_AGENT = 500

/** Behind a proxy the address is what a header says, which may be anything. */
const addressOf = (request: FastifyRequest): string => {
  const address = request.ip.split('%', 1)[0] ?? ''
  return isIP(address) === 0 ? '0.0.0.0' : address
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
})

export const isBanned = (account: Account, now: Date): boolean =>
  account.banned_until !== null && account.banned_until > now

/** @throws {AuthError} `user_banned` */
export const requireNotBanned = (account: Account, now: Date, status: 400 | 403): void => {
  if (isBanned(account, now)) throw authErrors.banned(status)
}

/** A new session of an account; what `renderSession` needs once the transaction is through. */
export const beginSession = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  how: { readonly method: string; readonly origin: Origin; readonly provider?: string },
): Promise<SessionParts> => {
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
        ...(how.provider ? { provider: how.provider } : {}),
      },
    ],
  }
}
