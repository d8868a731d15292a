import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, type Postgres } from './postgres.ts'
import { startS3, type S3 } from './s3.ts'
import { startServer, type Person, type TestServer } from './server-with-clients.ts'

type Kinds = readonly [database: 'PGlite' | 'PostgreSQL', store: 'files' | 'S3']

/** For tests of rows, which have nothing to do with the file store. */
export const DATABASES: readonly Kinds[] = [
  ['PGlite', 'files'],
  ['PostgreSQL', 'files'],
]

/** For tests of files: each database and each store once, since neither knows of the other. */
export const DATABASES_AND_STORES: readonly Kinds[] = [
  ['PGlite', 'files'],
  ['PostgreSQL', 'S3'],
]

/** Readable inside tests and hooks, when the server has started. */
export type Backend = {
  readonly server: TestServer
  /** Two people with accounts, the same in all tests on a backend. */
  readonly asha: Person
  readonly ravi: Person
  readonly s3: S3 | undefined
}

/** The same tests on each of the backends, with one server for all tests of a backend. */
export const forEachBackend = (
  subject: string,
  backends: readonly Kinds[],
  define: (backend: Backend) => void,
  config: Readonly<Record<string, string>> = {},
): void => {
  describe.each(backends)(`${subject} (%s, %s)`, (database, store) => {
    let postgres: Postgres | undefined
    let s3: S3 | undefined
    let started: Backend | undefined
    beforeAll(async () => {
      ;[postgres, s3] = await Promise.all([
        database === 'PostgreSQL' ? startPostgres() : undefined,
        store === 'S3' ? startS3() : undefined,
      ])
      const server = await startServer({
        ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
        ...s3?.settings,
        ...config,
      })
      started = { server, asha: await server.person(), ravi: await server.person(), s3 }
    })
    afterAll(async () => {
      await started?.server.close()
      await s3?.stop()
      await postgres?.stop()
    })
    const get = <Name extends keyof Backend>(name: Name): Backend[Name] => {
      if (!started) throw new Error('The server has not started.')
      return started[name]
    }
    define({
      get server() {
        return get('server')
      },
      get asha() {
        return get('asha')
      },
      get ravi() {
        return get('ravi')
      },
      get s3() {
        return get('s3')
      },
    })
  })
}
