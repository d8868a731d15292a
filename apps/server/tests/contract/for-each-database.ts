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
 * The same tests on the embedded database and on a real PostgreSQL. Servers that a test starts
 * close by themselves.
 */
export const forEachDatabase = (subject: string, define: (start: Start) => void): void => {
  describe.each(['pglite', 'postgres'] as const)(`${subject} on %s`, (kind) => {
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
      const databaseUrl = await postgres?.createDatabase()
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
