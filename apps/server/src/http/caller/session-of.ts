import type { SessionIds } from '#platform/database/database.ts'
import { isUuid, NIL_UUID } from '#platform/is-uuid.ts'
import type { Caller } from './caller.ts'

/**
 * The session that a caller's token belongs to; `undefined` for keys and for tokens that no session
 * issued. A claim that is no UUID names a session that never lived.
 */
export const sessionOf = (caller: Caller): SessionIds | undefined => {
  if (caller.role !== 'authenticated' || !caller.claims.session_id) return undefined
  const { session_id: id, sub } = caller.claims
  return { id: isUuid(id) ? id : NIL_UUID, userId: isUuid(sub) ? sub : NIL_UUID }
}
