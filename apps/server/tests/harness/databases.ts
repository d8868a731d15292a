import { afterAll, beforeAll, describe, inject } from 'vitest'
import { aPerson, type Person } from './people.ts'
import { createMigratedDatabase, dropDatabase } from './postgres.ts'
import { startS3, type S3 } from './s3.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** `npm run test:all` sets it: then each claim runs on each database. */
export const RUNS_ALL = process.env.DHVANI_RING === 'all'

/** Starts a server on the database of the tests around it; it closes by itself after them. */
export type Start = (options?: TestServerOptions) => Promise<TestServer>

/**
 * Defines claims that the database has no part in: parsing, rendered texts, status codes, other
 * services. `npm test` runs them on the embedded database alone, `npm run test:all` on each.
 */
export type Once = (define: () => void) => void

type Kind = 'PGlite' | 'PostgreSQL' | 'PostgreSQL and S3'

type Define = (start: Start, once: Once, store: () => S3 | undefined) => void

const describeOn = (kind: Kind, subject: string, define: Define): void => {
  describe(`${subject} on ${kind}`, () => {
    const servers: TestServer[] = []
    const databases: string[] = []
    let s3: S3 | undefined
    beforeAll(async () => {
      if (kind === 'PostgreSQL and S3') s3 = await startS3()
    })
    afterAll(async () => {
      for (const server of servers) await server.close()
      for (const url of databases) await dropDatabase(url)
      await s3?.stop()
    })
    const createDatabase = async () => {
      const url = await createMigratedDatabase(inject('postgresUrl'))
      databases.push(url)
      return { DATABASE_URL: url }
    }
    const start: Start = async (options = {}) => {
      const isNew = kind !== 'PGlite' && options.config?.DATABASE_URL === undefined
      const database = isNew ? await createDatabase() : {}
      const config = { ...database, ...s3?.settings, ...options.config }
      const server = await startTestServer({ ...options, config })
      servers.push(server)
      return server
    }
    const once: Once = (defineOnce) => {
      if (kind === 'PGlite' || RUNS_ALL) defineOnce()
    }
    define(start, once, () => s3)
  })
}

/** For claims about SQL, transactions, concurrency, constraints and stored times; the others go into `once`. */
export const forEachDatabase = (subject: string, define: Define): void => {
  describeOn('PGlite', subject, define)
  describeOn('PostgreSQL', subject, define)
}

/**
 * For claims of which none needs a certain database: all of them are `once`.
 *
 * @param define gets the kind as well, for what only a site on the embedded database has
 */
export const onOneDatabase = (
  subject: string,
  define: (start: Start, kind: Kind) => void,
): void => {
  describeOn('PGlite', subject, (start) => define(start, 'PGlite'))
  if (RUNS_ALL) describeOn('PostgreSQL', subject, (start) => define(start, 'PostgreSQL'))
}

/** For claims about several servers on one database. */
export const onPostgres = (subject: string, define: (start: Start) => void): void =>
  describeOn('PostgreSQL', subject, define)

/** One server for all tests around it, readable inside tests and hooks. */
export type Backend = {
  readonly server: TestServer
  /** Two people with accounts, the same in all tests on a backend. */
  readonly asha: Person
  readonly ravi: Person
  readonly s3: S3 | undefined
}

type Config = Readonly<Record<string, string>>

const withBackend =
  (define: (backend: Backend, once: Once) => void, config: Config): Define =>
  (start, once, store) => {
    const backend = {} as { -readonly [Name in keyof Backend]: Backend[Name] }
    beforeAll(async () => {
      backend.server = await start({ config })
      backend.asha = await aPerson(backend.server)
      backend.ravi = await aPerson(backend.server)
      backend.s3 = store()
    })
    define(backend, once)
  }

/** For claims about rows, which have nothing to do with the file store. */
export const forEachBackend = (
  subject: string,
  define: (backend: Backend, once: Once) => void,
  config: Config = {},
): void => forEachDatabase(subject, withBackend(define, config))

/** For claims about files: each database and each store once, since neither knows of the other. */
export const forEachStore = (
  subject: string,
  define: (backend: Backend, once: Once) => void,
  config: Config = {},
): void => {
  describeOn('PGlite', subject, withBackend(define, config))
  describeOn('PostgreSQL and S3', subject, withBackend(define, config))
}
