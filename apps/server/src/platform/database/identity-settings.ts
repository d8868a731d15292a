import type { DatabaseIdentity } from './database.ts'

/** One statement that makes the rest of a transaction run in somebody's name. */
export const identityStatement = (identity: DatabaseIdentity): [string, unknown[]] => {
  const settings: [string, string][] = [
    ['role', identity.role],
    ...Object.entries(identity.settings ?? {}),
  ]
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
  return [`select ${calls.join(', ')}`, settings.flat()]
}
