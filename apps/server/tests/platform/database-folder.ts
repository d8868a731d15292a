import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { DATABASE_FOLDER } from '#platform/database/open-database.ts'

/** Bytes of all files in a folder. */
export const bytesOfFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const LOG = 'pg_wal'
/** Two segments of the log, the least that PostgreSQL works with. */
const LEAST_LOG_BYTES = 2 * 16_777_216

/** What the rows take when every table was written anew without a gap, and the least of a log. */
export const liveBytes = async (database: Database, folder: string): Promise<number> => {
  // The watchdog gives such work the time that it takes.
  await database.exclusively(async ({ query }) => {
    await query('vacuum full')
    await query('checkpoint')
  })
  const log = await bytesOfFolder(join(folder, DATABASE_FOLDER, LOG))
  return (await bytesOfFolder(folder)) - log + LEAST_LOG_BYTES
}
