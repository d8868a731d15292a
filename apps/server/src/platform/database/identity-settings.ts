import type { DatabaseIdentity } from './database.ts'

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
  const values = settings.flat()
  const { session } = identity
  if (!session) return [`select ${calls.join(', ')}`, values]
  // The look-up stands first, because the role that is set after it may not read sessions.
  const lookUp = `dhvani.require_live_session($${values.length + 1}::uuid, $${values.length + 2}::uuid)`
  return [`select ${[lookUp, ...calls].join(', ')}`, [...values, session.id, session.userId]]
}
