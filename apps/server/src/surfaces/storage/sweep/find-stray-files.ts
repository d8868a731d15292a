import type { BlobEntry } from '#platform/blobs/blobs.ts'
import type { Database } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import { blobKeyOf } from '../store/object-row.ts'

const BATCH = 500
const OBJECT_KEY = /^objects\/[^/]{2}\/([^/]+)$/

const findNamed = async (database: Database, keys: readonly string[]): Promise<Set<string>> => {
  const versions = keys.flatMap((key) => OBJECT_KEY.exec(key)?.[1] ?? [])
  const objects = await database.query<{ version: string }>(
    'select version from storage.objects where version = any($1::text[])',
    [versions],
  )
  const parts = await database.query<{ blob_key: string }>(
    'select blob_key from dhvani.resumable_parts where blob_key = any($1::text[])',
    [keys],
  )
  return new Set([
    ...objects.map(({ version }) => blobKeyOf(version)),
    ...parts.map((part) => part.blob_key),
  ])
}

/** Files older than `before` that no row names. An upload under way has no row yet. */
export const findStrayFiles = async function* (
  { blobs, database }: Pick<StorageContext, 'blobs' | 'database'>,
  before: Date,
): AsyncGenerator<BlobEntry> {
  let batch: BlobEntry[] = []
  const judge = async (): Promise<BlobEntry[]> => {
    const named = await findNamed(
      database,
      batch.map(({ key }) => key),
    )
    const strays = batch.filter(({ key }) => !named.has(key))
    batch = []
    return strays
  }
  for await (const entry of blobs.list()) {
    if (entry.modified > before) continue
    batch.push(entry)
    if (batch.length === BATCH) yield* await judge()
  }
  yield* await judge()
}
