import type { DatabaseIdentity } from './database.ts'

/** One statement that sets the name in which the rest of a transaction runs. */
export const identityStatement = (identity: DatabaseIdentity): [string, unknown[]] => {
  const settings: [string, string][] = [
    ['role', identity.role],
    ...Object.entries(identity.settings ?? {}),
  ]
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
  return [`select ${calls.join(', ')}`, settings.flat()]
}
