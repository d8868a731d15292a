import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack, type Pack } from 'tar-stream'
import type { Database } from '#platform/database/database.ts'
import type { EmbeddedDatabase } from '#platform/database/open-pglite.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { storageErrors } from '#surfaces/storage/storage-errors.ts'

/** A backup is a tar of the database, the key to the admin API and every file. */
export const BACKUP = {
  note: 'backup.json',
  database: 'database.tar',
  serviceKey: 'service-key',
  files: 'files/',
  format: 1,
} as const

const isEmbedded = (database: Database): database is EmbeddedDatabase => 'dump' in database

const addText = (tar: Pack, name: string, bytes: Uint8Array | string): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) =>
      error ? reject(error) : resolve(),
    )
  })

const fill = async (tar: Pack, context: StorageContext): Promise<void> => {
  const { blobs, database, clock, serviceKey } = context
  if (!isEmbedded(database)) throw new Error('Only the embedded database is packed.')
  const resumeRemovals = blobs.pauseRemovals()
  try {
    const note = { format: BACKUP.format, made: clock.now().toISOString() }
    await addText(tar, BACKUP.note, JSON.stringify(note))
    await addText(tar, BACKUP.serviceKey, serviceKey)
    await addText(tar, BACKUP.database, await database.dump())
    // Listed after the rows were dumped, so that every file that a dumped row names is among them.
    for await (const { key, size } of blobs.list()) {
      const entry = tar.entry({ name: `${BACKUP.files}${key}`, size, mode: 0o600 })
      await pipeline(await blobs.open(key), entry)
    }
    tar.finalize()
  } finally {
    await resumeRemovals()
  }
}

/**
 * Backs up a site while it runs.
 *
 * @throws {StorageError} on a PostgreSQL server, which has its own tools for it
 */
export const packBackup = (context: StorageContext): Readable => {
  if (!isEmbedded(context.database))
    throw storageErrors.invalidRequest(
      'This site runs on a PostgreSQL server: back it up with pg_dump, and its files with the tools of the S3 store.',
    )
  const tar = pack()
  fill(tar, context).catch((error: Error) => tar.destroy(error))
  return Readable.from(tar, { objectMode: false })
}
