import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readMigrationState } from '#platform/database/migrate.ts'
import { openPglite } from '#platform/database/open-pglite.ts'
import {
  BUILT_IN_VERSION,
  blobKeyOf,
  type ObjectMetadata,
} from '#surfaces/storage/store/object-row.ts'
import { BackupError } from './backup-error.ts'
import { BACKUP } from './pack-backup.ts'
import { unpackBackup } from './unpack-backup.ts'

type FileRow = { name: string; version: string; metadata: ObjectMetadata }

const hashOf = async (path: string): Promise<string | undefined> => {
  const hash = createHash('md5')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex')
}

/** Compares every file with what its row says of it. */
const verify = async (file: string, directory: string): Promise<number> => {
  const database = await openPglite({ directory: join(directory, 'database') })
  try {
    const { unknown } = await readMigrationState(database)
    if (unknown.length > 0)
      throw new BackupError(
        `${file} is a backup of a newer release of Dhvani (${unknown.join(', ')}). Restore it with that release.`,
      )
    const rows = await database.query<FileRow>(
      'select name, version, metadata from storage.objects where version <> $1',
      [BUILT_IN_VERSION],
    )
    for (const { name, version, metadata } of rows) {
      const hash = await hashOf(join(directory, BACKUP.files, blobKeyOf(version)))
      if (hash === undefined) throw new BackupError(`${file} lacks the file of ${name}.`)
      if (`"${hash}"` !== metadata.eTag)
        throw new BackupError(
          `${file} is damaged: ${name} is not what it was when the backup was made.`,
        )
    }
    return rows.length
  } finally {
    await database.close()
  }
}

const makeDraft = async (draft: string): Promise<void> => {
  try {
    await mkdir(draft, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS') throw error
    throw new Error(
      `No permission to write in ${dirname(draft)}, beside the directory of DATA_DIR. Set DATA_DIR to a new directory in one that this user owns.`,
      { cause: error },
    )
  }
}

/**
 * Restores a backup into a data directory that does not exist yet or is empty. The directory
 * appears only after every file was compared with its row.
 *
 * @returns how many files of people came back
 */
export const restoreBackup = async (file: string, dataDirectory: string): Promise<number> => {
  const before = await readdir(dataDirectory).catch(() => undefined)
  if (before && before.length > 0)
    throw new Error(`${dataDirectory} is not empty. Restore into another DATA_DIR.`)
  const draft = `${dataDirectory}.restoring-${process.pid}`
  await makeDraft(draft)
  try {
    await unpackBackup(file, draft)
    const files = await verify(file, draft)
    if (before) await rmdir(dataDirectory)
    await rename(draft, dataDirectory)
    return files
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
