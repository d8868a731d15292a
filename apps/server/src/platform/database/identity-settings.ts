import { isUuid } from '../is-uuid.ts'
import type { DatabaseIdentity, SessionIds } from './database.ts'

/** The ids stand in the text, because binding them costs the embedded database about as much again. */
const lookUpOf = ({ id, userId }: SessionIds): string => {
  if (!isUuid(id) || !isUuid(userId)) throw new Error('The ids of a session must be UUIDs.')
  return `dhvani.require_live_session('${id}', '${userId}')`
}

/**
 * One statement that sets the name in which the rest of a transaction runs. It is refused,
 * as `isSessionEnded` tells, when the session of that name has ended.
 */
export const identityStatement = (identity: DatabaseIdentity): [string, unknown[]] => {
  const settings: [string, string][] = [
    ['role', identity.role],
    ...Object.entries(identity.settings ?? {}),
  ]
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
  // The look-up stands first, because the role that is set after it may not read sessions.
  const lookUps = identity.session ? [lookUpOf(identity.session)] : []
  return [`select ${[...lookUps, ...calls].join(', ')}`, settings.flat()]
}
