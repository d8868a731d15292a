import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate, readMigrations } from '#platform/database/migrate.ts'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { openPglite } from '#platform/database/open-pglite.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * What every server needs is made once for a set of migrations and a machine, and copied after that.
 *
 * @param make writes a file or a folder to the path that it gets
 * @returns the path of the whole template
 */
export const ensureTemplate = async (
  name: string,
  make: (draft: string) => Promise<void>,
): Promise<string> => {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(migration.hash)
  const path = join(tmpdir(), `dhvani-template-${hash.digest('hex').slice(0, 16)}-${name}`)
  if (await exists(path)) return path
  const draft = `${path}.${randomUUID()}`
  try {
    await make(draft)
    await rename(draft, path)
  } catch (error) {
    // Two test files may make the same template at once: the first one counts.
    if (!(await exists(path))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return path
}

/** Copies a folder with its owners and modes. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  await promisify(execFile)('cp', ['-a', from, to])
}

/** The bytes of a migrated embedded database without people. */
export const readTemplateDatabase = async (): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(
    await ensureTemplate('database.tar', async (draft) => {
      const database = await openPglite({})
      try {
        await migrate(database)
        await writeFile(draft, await database.dump())
      } finally {
        await database.close()
      }
    }),
  )

/** Makes a data directory as a server leaves it behind after its first start, without people. */
export const createDataDirectory = async (directory: string): Promise<void> => {
  const template = await ensureTemplate('data', async (draft) => {
    const database = await openEmbeddedDatabase(draft)
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
  })
  await mkdir(directory, { recursive: true })
  await copyFolder(join(template, 'database'), directory)
}
