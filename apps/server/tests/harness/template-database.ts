import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, readMigrations } from '#platform/database/migrate.ts'
import { openPglite } from '#platform/database/open-pglite.ts'

const pathFor = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(migration.hash)
  return join(tmpdir(), `dhvani-template-${hash.digest('hex').slice(0, 16)}.tar`)
}

const create = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
  const database = await openPglite({})
  try {
    await migrate(database)
    const dump = await database.dump()
    const draft = `${path}.${process.pid}`
    await writeFile(draft, dump)
    await rename(draft, path)
    return dump
  } finally {
    await database.close()
  }
}

/** A migrated data directory, made once a set of migrations and machine: every server copies it. */
export const readTemplateDatabase = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const path = await pathFor()
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return create(path)
  }
}
