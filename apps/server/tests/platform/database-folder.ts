import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { DATABASE_FOLDER } from '#platform/database/open-database.ts'

/** A database at work takes files of its log away meanwhile. */
const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** Bytes of all files in a folder. */
export const bytesOfFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => sizeOf(join(parentPath, name))),
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
