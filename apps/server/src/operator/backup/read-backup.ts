import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { openPglite } from '#platform/database/open-pglite.ts'
import { SERVICE_KEY_FILE } from '#platform/keys/service-key.ts'
import { BACKUP } from './pack-backup.ts'
import {
  BUILT_IN_VERSION,
  blobKeyOf,
  type ObjectMetadata,
} from '#surfaces/storage/store/object-row.ts'

const SAFE_KEY = /^[\w-]+(\/[\w-]+)*$/

const unpack = async (file: string, directory: string): Promise<void> => {
  const tar = extract()
  const reading = pipeline(createReadStream(file), tar)
  // The loop below throws the same error; until then this promise must not be left unhandled.
  reading.catch(() => undefined)
  let isOurs = false
  for await (const entry of tar) {
    const { name } = entry.header
    if (name === BACKUP.note) {
      const note = JSON.parse((await buffer(entry)).toString()) as { format?: unknown }
      if (note.format !== BACKUP.format) throw new Error(`${file} is of another format.`)
      isOurs = true
    } else if (name === BACKUP.serviceKey) {
      await writeFile(join(directory, SERVICE_KEY_FILE), await buffer(entry), { mode: 0o600 })
    } else if (name === BACKUP.database) {
      const dump = new Uint8Array(await buffer(entry))
      await (await openPglite({ directory: join(directory, 'database'), dump })).close()
    } else if (name.startsWith(BACKUP.files) && SAFE_KEY.test(name)) {
      const path = join(directory, name)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(entry, createWriteStream(path))
    } else throw new Error(`${file} holds something else: ${name}`)
  }
  await reading
  if (!isOurs) throw new Error(`${file} is no backup of Dhvani.`)
}

/** Compares every file with what its row says of it. */
const verify = async (directory: string): Promise<number> => {
  const database = await openPglite({ directory: join(directory, 'database') })
  try {
    const rows = await database.query<{ name: string; version: string; metadata: ObjectMetadata }>(
      'select name, version, metadata from storage.objects where version <> $1',
      [BUILT_IN_VERSION],
    )
    for (const { name, version, metadata } of rows) {
      const hash = createHash('md5')
      const path = join(directory, BACKUP.files, blobKeyOf(version))
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
      if (`"${hash.digest('hex')}"` !== metadata.eTag)
        throw new Error(`${name} is not what it was when the backup was made.`)
    }
    return rows.length
  } finally {
    await database.close()
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
  await mkdir(draft, { recursive: true })
  try {
    await unpack(file, draft)
    const files = await verify(draft)
    if (before) await rmdir(dataDirectory)
    await rename(draft, dataDirectory)
    return files
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
