import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { Watch } from './watchdog.ts'

/** Name of the database's folder in the data directory. */
export const DATABASE_FOLDER = 'database'
const UNFINISHED = 'database.new-'

/** The major version of the PostgreSQL in PGlite; it opens the files of no other. */
export const EMBEDDED_POSTGRES = '18'

/** The files are those of a release with another PostgreSQL in it. */
export class OtherPostgresError extends Error {
  override readonly name = 'OtherPostgresError'
}

/** @throws {OtherPostgresError} before anything is changed */
const requireOwnPostgres = async (dataDirectory: string): Promise<void> => {
  const found = (await readFile(join(dataDirectory, DATABASE_FOLDER, 'PG_VERSION'), 'utf8')).trim()
  if (found !== EMBEDDED_POSTGRES)
    throw new OtherPostgresError(
      `The database in ${dataDirectory} is one of PostgreSQL ${found}, and this release of Dhvani has PostgreSQL ${EMBEDDED_POSTGRES} in it. Start the release that made it, or restore a backup from before it.`,
    )
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Opens the embedded database of a data directory, creating it the first time.
 *
 * A kill during PGlite's first initialisation leaves a directory that hangs on the next open.
 * The initialisation therefore happens beside the final name and is renamed when it is done.
 *
 * @param watch absent: a statement may take as long as it takes
 * @throws {OtherPostgresError}
 */
export const openEmbeddedDatabase = async (
  dataDirectory: string,
  watch?: Watch,
): Promise<Database> => {
  const directory = join(dataDirectory, DATABASE_FOLDER)
  await mkdir(dataDirectory, { recursive: true })
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(UNFINISHED)) await rm(join(dataDirectory, name), { recursive: true })
  if (!(await exists(directory))) {
    const unfinished = join(dataDirectory, `${UNFINISHED}${process.pid}`)
    await (await openPglite({ directory: unfinished })).close()
    await rename(unfinished, directory)
  }
  await requireOwnPostgres(dataDirectory)
  return openPglite({ directory }, watch)
}

export const openDatabase = (
  settings: { readonly databaseUrl: string | undefined; readonly dataDirectory: string },
  watch: Watch,
): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openEmbeddedDatabase(settings.dataDirectory, watch)
    : openPostgres(settings.databaseUrl)
