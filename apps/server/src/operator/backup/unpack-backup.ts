import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { EMBEDDED_POSTGRES } from '#platform/database/open-database.ts'
import { openPglite } from '#platform/database/open-pglite.ts'
import { SERVICE_KEY_FILE } from '#platform/keys/service-key.ts'
import { BackupError } from './backup-error.ts'
import { BACKUP } from './pack-backup.ts'

const SAFE_KEY = /^[\w-]+(\/[\w-]+)*$/
/** The file in a data directory of PostgreSQL that names its version. */
const VERSION_FILE = /^\/?PG_VERSION$/

const RESTORE_ELSEWHERE = 'Restore it with the release that made it.'

const readFormat = (note: string): unknown => {
  try {
    return (JSON.parse(note) as { format?: unknown }).format
  } catch {
    return undefined
  }
}

const requireOwnFormat = (file: string, note: string): void => {
  const format = readFormat(note)
  if (format === BACKUP.format) return
  throw new BackupError(
    `${file} is a backup of format ${String(format)}, and this release of Dhvani reads format ${BACKUP.format}. ${RESTORE_ELSEWHERE}`,
  )
}

/** PGlite opens the files of another PostgreSQL with an error that names no version. */
const requireOwnPostgres = async (file: string, dump: Buffer): Promise<void> => {
  const tar = extract()
  tar.end(dump)
  let found: string | undefined
  for await (const entry of tar) {
    if (VERSION_FILE.test(entry.header.name)) found = (await buffer(entry)).toString().trim()
    else entry.resume()
  }
  if (found !== EMBEDDED_POSTGRES)
    throw new BackupError(
      `${file} is a backup of PostgreSQL ${found ?? 'unknown'}, and this release of Dhvani has PostgreSQL ${EMBEDDED_POSTGRES} in it. ${RESTORE_ELSEWHERE}`,
    )
}

/** @returns the names of the entries that were unpacked, except listeners' files */
const unpackEntries = async (file: string, directory: string): Promise<Set<string>> => {
  const tar = extract()
  const reading = pipeline(createReadStream(file), tar)
  // The loop below throws the same error; until then this promise must not be left unhandled.
  reading.catch(() => undefined)
  const parts = new Set<string>()
  for await (const entry of tar) {
    const { name } = entry.header
    if (name === BACKUP.note) requireOwnFormat(file, (await buffer(entry)).toString())
    else if (name === BACKUP.serviceKey)
      await writeFile(join(directory, SERVICE_KEY_FILE), await buffer(entry), { mode: 0o600 })
    else if (name === BACKUP.database) {
      const bytes = await buffer(entry)
      await requireOwnPostgres(file, bytes)
      const start = { directory: join(directory, 'database'), dump: new Uint8Array(bytes) }
      await (await openPglite(start)).close()
    } else if (name.startsWith(BACKUP.files) && SAFE_KEY.test(name)) {
      const path = join(directory, name)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(entry, createWriteStream(path))
      continue
    } else throw new BackupError(`${file} is no backup of Dhvani: it holds ${name}.`)
    parts.add(name)
  }
  await reading
  return parts
}

const isOfSystem = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).syscall !== undefined

/**
 * Unpacks a backup into a directory that exists.
 *
 * @throws {BackupError} when the file is no whole backup that this release can read
 * @throws the system's own error, such as for a full disk
 */
export const unpackBackup = async (file: string, directory: string): Promise<void> => {
  const parts = await unpackEntries(file, directory).catch((error: unknown) => {
    // The system's own errors name a full disk or a missing file. All others come from the content.
    if (error instanceof BackupError || isOfSystem(error)) throw error
    throw new BackupError(
      `${file} is no backup of Dhvani, or was cut short or damaged (${(error as Error).message}).`,
    )
  })
  for (const name of [BACKUP.note, BACKUP.serviceKey, BACKUP.database])
    if (!parts.has(name))
      throw new BackupError(`${file} is no whole backup of Dhvani: ${name} is not in it.`)
}
