import { randomUUID } from 'node:crypto'
import type { Queryable } from '#platform/database/database.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'

export type AuditAction =
  | 'login'
  | 'logout'
  | 'user_signedup'
  | 'user_deleted'
  | 'user_modified'
  | 'user_reauthenticated'
  | 'user_recovery_requested'
  | 'user_repeated_signup'
  | 'user_updated_password'
  | 'factor_unenrolled'
  | 'login_refused'
  | 'code_refused'
  | 'password_refused'
  | 'factor_refused'
  | 'admin_call'

/** Who did what or was refused what, when and from where; never a secret. */
export const writeAudit = async (
  db: Queryable,
  entry: {
    readonly action: AuditAction
    readonly actorId: string
    readonly actorName: string
    readonly ip: string
    readonly traits?: Readonly<Record<string, unknown>>
  },
  now: Date,
): Promise<void> => {
  const payload = {
    action: entry.action,
    actor_id: entry.actorId,
    actor_username: entry.actorName,
    log_type: 'account',
    ...(entry.traits ? { traits: entry.traits } : {}),
  }
  await db.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('${NIL_UUID}', $1, $2::json, $3, $4)`,
    [randomUUID(), JSON.stringify(payload), now, entry.ip],
  )
}
