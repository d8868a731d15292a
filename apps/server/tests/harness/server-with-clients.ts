import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe } from 'vitest'
import {
  startPostgres,
  startS3,
  startTestServer,
  type Postgres,
  type S3,
  type TestServer as KitServer,
} from './index.ts'

export type Person = {
  readonly id: string
  readonly token: string
  readonly client: SupabaseClient
}

/** A whole server, as the official clients of data and storage see it. */
export type TestServer = KitServer & {
  readonly anon: SupabaseClient
  readonly service: SupabaseClient
  /** Headers of a request without a client, as `token` or as nobody. */
  headers(token?: string): Record<string, string>
  /** An account that is already confirmed, with an access token. */
  person(): Promise<Person>
}

const HOUR_SECONDS = 3600

export const startServer = async (
  config: Readonly<Record<string, string>> = {},
  soundsDirectory = '/nonexistent/sounds',
): Promise<TestServer> => {
  const server = await startTestServer({ config, soundsDirectory })
  const { url, platform, publishableKey, serviceKey } = server
  const clientFor = (key: string, token = key): SupabaseClient =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: `Bearer ${token}` } },
    })
  return {
    ...server,
    anon: clientFor(publishableKey),
    service: clientFor(serviceKey),
    headers: (token) => ({
      apikey: publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }),
    person: async () => {
      const id = randomUUID()
      await platform.database.query(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', $2, now(), now(), now())`,
        [id, `${id}@example.test`],
      )
      const now = Math.floor(platform.clock.now().getTime() / 1000)
      const token = await platform.keys.sign({
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        iat: now,
        exp: now + HOUR_SECONDS,
      })
      return { id, token, client: clientFor(publishableKey, token) }
    },
  }
}

const COMBINATIONS = [
  ['PGlite', 'files'],
  ['PGlite', 'S3'],
  ['PostgreSQL', 'files'],
  ['PostgreSQL', 'S3'],
] as const

export type Parts = {
  readonly server: TestServer
  /** Somebody with an account, the same in all tests of a combination. */
  readonly asha: Person
  readonly ravi: Person
  readonly s3: S3 | undefined
}

/** The same tests on every combination of database and file store. */
export const forEachCombination = (
  subject: string,
  define: (parts: () => Parts) => void,
  config: Readonly<Record<string, string>> = {},
): void => {
  describe.each(COMBINATIONS)(`${subject} (%s, %s)`, (database, store) => {
    let postgres: Postgres | undefined
    let s3: S3 | undefined
    let parts: Parts | undefined
    beforeAll(async () => {
      if (database === 'PostgreSQL') postgres = await startPostgres()
      if (store === 'S3') s3 = await startS3()
      const server = await startServer({
        ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
        ...s3?.settings,
        ...config,
      })
      parts = { server, asha: await server.person(), ravi: await server.person(), s3 }
    })
    afterAll(async () => {
      await parts?.server.close()
      await s3?.stop()
      await postgres?.stop()
    })
    define(() => {
      if (!parts) throw new Error('The server has not started.')
      return parts
    })
  })
}
