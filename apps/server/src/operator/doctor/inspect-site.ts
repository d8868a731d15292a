import { z } from 'zod'
import { readDatabaseSize } from '#platform/database/database-size.ts'
import { readMigrationState } from '#platform/database/migrate.ts'
import { readServerVersion } from '#platform/server-version.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { inspectStorage, type Findings } from './inspect-storage.ts'

const named = z.object({ bucketId: z.string(), name: z.string() })

/** What only a process that has database and files open can tell. */
export const inspectionSchema = z.object({
  version: z.string(),
  pending: z.array(z.string()).readonly(),
  unknown: z.array(z.string()).readonly(),
  /** How far this clock is ahead of the database's; `null` for an embedded one, which has no other. */
  aheadOfDatabaseMs: z.number().nullable(),
  /** A server of an earlier release does not tell. */
  databaseSize: z.object({ rowsBytes: z.number(), logBytes: z.number().nullable() }).optional(),
  storage: z.object({
    withoutBytes: z.array(named).readonly(),
    strayFiles: z.array(z.string()).readonly(),
    soundsWithoutFile: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
    objects: z.number(),
  }),
})

export type Inspection = z.infer<typeof inspectionSchema>

const inBoth = <Item>(first: readonly Item[], second: readonly Item[]): Item[] => {
  const again = new Set(second.map((item) => JSON.stringify(item)))
  return first.filter((item) => again.has(JSON.stringify(item)))
}

/** People upload and delete meanwhile: only what is still wrong a moment later counts. */
const inspectRunningStorage = async (context: StorageContext): Promise<Findings> => {
  const first = await inspectStorage(context)
  const { withoutBytes, strayFiles, soundsWithoutFile } = first
  if (withoutBytes.length + strayFiles.length + soundsWithoutFile.length === 0) return first
  const second = await inspectStorage(context)
  return {
    objects: second.objects,
    withoutBytes: inBoth(withoutBytes, second.withoutBytes),
    strayFiles: inBoth(strayFiles, second.strayFiles),
    soundsWithoutFile: inBoth(soundsWithoutFile, second.soundsWithoutFile),
  }
}

const readDatabaseClock = async ({ database }: StorageContext): Promise<number | null> => {
  if (database.kind === 'pglite') return null
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now')
  return row ? Date.now() - row.now.getTime() : null
}

export const inspectSite = async (context: StorageContext): Promise<Inspection> => ({
  version: await readServerVersion(),
  ...(await readMigrationState(context.database)),
  aheadOfDatabaseMs: await readDatabaseClock(context),
  databaseSize: await readDatabaseSize(context.database),
  storage: await inspectRunningStorage(context),
})
