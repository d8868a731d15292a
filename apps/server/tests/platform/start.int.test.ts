import { once } from 'node:events'
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RUNS_ALL } from '../harness/databases.ts'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import {
  createDataDirectory,
  freePort,
  type ServerProcess,
  startServerProcess,
} from '../harness/index.ts'

/** A start takes two seconds of a core, so these wait for `npm run test:all`. */
const variation = (name: string, claim: () => Promise<void>): void => {
  if (RUNS_ALL) it(name, claim)
}

let directory: string
let port: number
let server: ServerProcess
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-start-'))
  port = await freePort()
  server = startServerProcess({
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    TRUST_PROXY: '1',
  })
  await server.ready
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** The exit code and stderr of a start that must fail. */
const failure = async (settings: Record<string, string>) => {
  const failing = startServerProcess(settings)
  await failing.ready.catch(() => undefined)
  return { code: await failing.stop('SIGKILL'), said: failing.errors() }
}

it('says once that it is ready, and nothing else, behind one proxy that is counted', async () => {
  expect(await server.ready).toBe(`Dhvani is ready at http://localhost:${port}`)
  expect(server.errors()).toBe('')
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(200)
})

const pathsIn = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
}

/** The paths in a directory that other users of the machine have any right to. */
const pathsOpenToOthers = async (root: string): Promise<string[]> => {
  const open: string[] = []
  for (const path of await pathsIn(root))
    if (((await lstat(path)).mode & 0o077) !== 0) open.push(path)
  return open
}

it('keeps its data directory to its own user', async () => {
  const data = join(directory, 'data')
  expect((await pathsIn(data)).length).toBeGreaterThan(100)
  expect(await pathsOpenToOthers(data)).toEqual([])
})

variation('closes a data directory that an older release left open', async () => {
  const old = join(directory, 'old')
  await createDataDirectory(old)
  await writeFile(join(old, 'service-key'), 'sb_secret_of_an_older_release\n')
  for (const path of await pathsIn(old))
    await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666)
  const older = startServerProcess({ PORT: String(await freePort()), DATA_DIR: old })
  await older.ready
  expect(await pathsOpenToOthers(old)).toEqual([])
  expect(await older.stop('SIGTERM')).toBe(0)
})

it('tells in one line that the data directory is one of all users', async () => {
  const shared = join(directory, 'shared')
  await mkdir(shared)
  await chmod(shared, 0o1777)
  expect(await failure({ PORT: '0', DATA_DIR: shared })).toEqual({
    code: 1,
    said: `DATA_DIR: other users of this machine can reach ${shared}, and it is meant for all of them. Set DATA_DIR to a directory of this user.\n`,
  })
  expect((await lstat(shared)).mode & 0o7777).toBe(0o1777)
})

it('tells in one line that the data directory is in use', async () => {
  const { code, said } = await failure({
    PORT: String(await freePort()),
    DATA_DIR: join(directory, 'data'),
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^\S+data is in use by process \d+\. .*DATA_DIR.*\n$/)
})

it('tells in one line that the port is in use', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const { code, said } = await failure({
    PORT: String(taken),
    DATA_DIR: join(directory, 'other'),
  })
  squatter.close()
  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${taken} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another number.\n`,
  )
})

it('tells in one line that it cannot write', async () => {
  const forbidden = await failure({ PORT: '0', DATA_DIR: '/sys/dhvani' })
  expect(forbidden).toEqual({
    code: 1,
    said: 'No permission to write /sys/dhvani. Make it writable, or set DATA_DIR to another directory.\n',
  })
  const file = join(directory, 'file')
  await writeFile(file, '')
  const wrong = await failure({ PORT: '0', DATA_DIR: file })
  expect(wrong).toEqual({ code: 1, said: `DATA_DIR: ${file} is not a directory.\n` })
})

it('tells of every wrong setting', async () => {
  const { code, said } = await failure({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(said).toBe(
    'PORT: must be a whole number from 0 to 65535.\n' +
      'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent.\n',
  )
})

variation('warns that TRUST_PROXY=true believes any client', async () => {
  const data = join(directory, 'trusting')
  await createDataDirectory(data)
  const trusting = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: data,
    TRUST_PROXY: 'true',
  })
  await trusting.ready
  expect(trusting.errors()).toContain('TRUST_PROXY=true believes the leftmost address')
  expect(await trusting.stop('SIGTERM')).toBe(0)
})

it('tells in one line that a newer release has used the database, and changes nothing in it', async () => {
  const data = join(directory, 'newer')
  await createDataDirectory(data)
  const inDatabase = async (statement: string) => {
    const database = await openEmbeddedDatabase(data)
    const rows = await database.query(statement)
    await database.close()
    return rows
  }
  const isPending = "name like 'public/%'"
  await inDatabase(`delete from dhvani_migrations.applied where ${isPending}`)
  await inDatabase("insert into dhvani_migrations.applied values ('server/999-later.sql', '')")
  expect(await failure({ PORT: String(await freePort()), DATA_DIR: data })).toEqual({
    code: 1,
    said: 'A newer release of Dhvani has changed this database (server/999-later.sql). Start that release, or restore a backup from before it.\n',
  })
  expect(await inDatabase(`select 1 from dhvani_migrations.applied where ${isPending}`)).toEqual([])
})

variation(
  'tells in one line that the database is one of another PostgreSQL, and changes nothing in it',
  async () => {
    const data = join(directory, 'other-postgres')
    await createDataDirectory(data)
    const versionFile = join(data, 'database/PG_VERSION')
    const own = (await readFile(versionFile, 'utf8')).trim()
    const later = String(Number(own) + 1)
    await writeFile(versionFile, `${later}\n`)
    const before = await pathsIn(join(data, 'database'))
    expect(await failure({ PORT: String(await freePort()), DATA_DIR: data })).toEqual({
      code: 1,
      said: `The database in ${data} is one of PostgreSQL ${later}, and this release of Dhvani has PostgreSQL ${own} in it. Start the release that made it, or restore a backup from before it.\n`,
    })
    expect(await pathsIn(join(data, 'database'))).toEqual(before)
  },
)

variation('tells that a file of providers is wrong', async () => {
  await createDataDirectory(join(directory, 'third'))
  const file = join(directory, 'saml.json')
  await writeFile(file, '[{}]')
  const { code, said } = await failure({
    PORT: '0',
    DATA_DIR: join(directory, 'third'),
    SAML_PROVIDERS_FILE: file,
  })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^Dhvani could not start: SAML_PROVIDERS_FILE: \S+ is not a list of providers: 0\.id .+\n$/,
  )
})

it('exits with 0 on SIGTERM, and starts again on the same data', async () => {
  expect(await server.stop('SIGTERM')).toBe(0)
  server = startServerProcess({ PORT: String(port), DATA_DIR: join(directory, 'data') })
  expect(await server.ready).toContain('ready')
})
