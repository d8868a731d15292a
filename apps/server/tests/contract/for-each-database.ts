import { afterAll, beforeAll, describe } from 'vitest'
import {
  startPostgres,
  startTestServer,
  type Postgres,
  type TestServer,
  type TestServerOptions,
} from '../harness/index.ts'

export type Start = (options?: TestServerOptions) => Promise<TestServer>

/**
 * Defines its tests in the run on the embedded database and leaves them out of the run on
 * PostgreSQL: for claims that the database has no part in.
 */
export type Once = (define: () => void) => void

/** Servers that a test starts close by themselves. */
const describeOn = (
  kind: 'pglite' | 'postgres',
  subject: string,
  define: (start: Start) => void,
): void => {
  describe(`${subject} on ${kind}`, () => {
    const servers: TestServer[] = []
    let postgres: Postgres | undefined
    beforeAll(async () => {
      if (kind === 'postgres') postgres = await startPostgres()
    })
    afterAll(async () => {
      for (const server of servers) await server.close()
      await postgres?.stop()
    })
    define(async (options = {}) => {
      const databaseUrl = options.config?.DATABASE_URL ?? (await postgres?.createDatabase())
      const server = await startTestServer({
        ...options,
        config: {
          ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
          ...options.config,
        },
      })
      servers.push(server)
      return server
    })
  })
}

/** On the embedded database: for claims about parsing, rendered texts and other services. */
export const onEmbeddedDatabase = (subject: string, define: (start: Start) => void): void =>
  describeOn('pglite', subject, define)

/** On a real PostgreSQL: for claims about several servers on one database. */
export const onPostgres = (subject: string, define: (start: Start) => void): void =>
  describeOn('postgres', subject, define)

/**
 * On both: for claims about SQL, transactions, concurrency, constraints and stored times. The
 * rest of a file's claims goes into `once`.
 */
export const forEachDatabase = (
  subject: string,
  define: (start: Start, once: Once) => void,
): void => {
  describeOn('pglite', subject, (start) => define(start, (defineOnce) => defineOnce()))
  describeOn('postgres', subject, (start) => define(start, () => undefined))
}
