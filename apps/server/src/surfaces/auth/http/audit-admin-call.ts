import type { FastifyRequest } from 'fastify'
import { isUuid, NIL_UUID } from '#platform/is-uuid.ts'
import type { Platform } from '#platform/platform.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import { originOf } from './origin.ts'

/** The caller waits for this before it makes the call, so that the log has every call that was made. */
export const auditAdminCall = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  request: FastifyRequest,
): Promise<void> => {
  const { method } = request
  const { userId } = request.params as { userId?: string }
  // The entry `user_deleted`, which the deletion itself writes, names the account.
  const isNamed = method !== 'DELETE' && isUuid(userId)
  const traits = {
    method,
    route: request.routeOptions.url,
    ...(isNamed ? { user_id: userId } : {}),
  }
  const actor = { actorId: NIL_UUID, actorName: 'service_role', ip: originOf(request).ip }
  return writeAudit(database, { action: 'admin_call', ...actor, traits }, clock.now())
}
