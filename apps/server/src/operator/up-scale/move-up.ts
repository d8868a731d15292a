import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { systemClock } from '#platform/clock/clock.ts'
import type { Blobs } from '#platform/blobs/blobs.ts'
import { openBlobs } from '#platform/blobs/open-blobs.ts'
import type { Config } from '#platform/config.ts'
import { lockDataDirectory } from '#platform/data-lock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { openPrivateDirectory } from '#platform/private-directory.ts'
import { copyTables } from './copy-tables.ts'

const hashOf = async (source: AsyncIterable<unknown>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const copyFiles = async (from: Blobs, to: Blobs): Promise<number> => {
  let files = 0
  for await (const { key } of from.list()) {
    const path = await to.temporaryPath()
    await pipeline(await from.open(key), createWriteStream(path))
    const expected = await hashOf(createReadStream(path))
    await to.adopt(key, path)
    if ((await hashOf(await to.open(key))) !== expected) throw new Error(`${key} differs.`)
    files += 1
  }
  return files
}

export type Moved = { readonly tables: number; readonly rows: number; readonly files: number }

/**
 * Copies an embedded site to the PostgreSQL and S3 of its settings. No server can run on the
 * embedded site meanwhile, because its lock is held. The site is left as it was.
 */
export const moveUp = async (config: Config): Promise<Moved> => {
  const { databaseUrl, dataDirectory } = config
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL: must be set to the PostgreSQL that the site moves to.')
  const now = () => systemClock.now()
  await openPrivateDirectory(dataDirectory)
  const unlock = await lockDataDirectory(dataDirectory)
  const source = await openEmbeddedDatabase(dataDirectory)
  // Copying and comparing a large table takes long.
  const target = await openPostgres(databaseUrl, 0)
  try {
    await migrate(source)
    await migrate(target)
    // Files first, so that no row ever names a file that is missing.
    let files = 0
    if (config.s3) {
      const here = await openBlobs({ ...config, s3: undefined, databaseUrl: undefined }, now)
      const there = await openBlobs(config, now)
      files = await copyFiles(here, there)
      await here.close()
      await there.close()
    }
    const sums = await target.transaction((there) =>
      source.transaction(
        async (here) => {
          // Both sides must print the same instant as the same text, or the hashes differ.
          for (const side of [here, there]) await side.query("set local timezone to 'UTC'")
          return copyTables(here, there)
        },
        { readOnly: true },
      ),
    )
    const rows = [...sums.values()].reduce((sum, table) => sum + table.rows, 0)
    return { tables: sums.size, rows, files }
  } finally {
    await target.close()
    await source.close()
    await unlock()
  }
}
