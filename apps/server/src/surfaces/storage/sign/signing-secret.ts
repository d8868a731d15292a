import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'

const PURPOSE = 'signed storage addresses'
const SECRET_BYTES = 32

/**
 * The key of signed addresses, 256 random bits that sign nothing else (decision 100). Replicas share it
 * through the database: the first one writes it.
 */
export const openSigningSecret = async (database: Database, now: Date): Promise<Uint8Array> => {
  await database.query(
    `insert into dhvani.secrets (purpose, secret, created_at) values ($1, $2, $3)
     on conflict (purpose) do nothing`,
    [PURPOSE, randomBytes(SECRET_BYTES).toString('base64'), now],
  )
  const [row] = await database.query<{ secret: string }>(
    'select secret from dhvani.secrets where purpose = $1',
    [PURPOSE],
  )
  if (!row) throw new Error('The database keeps no key for signed addresses.')
  return Buffer.from(row.secret, 'base64')
}
