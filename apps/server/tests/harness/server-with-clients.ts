import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startTestServer, type TestServer as HarnessServer } from './test-server.ts'

export type Person = {
  readonly id: string
  readonly token: string
  readonly client: SupabaseClient
}

/** A whole server, as the official clients of data and storage see it. */
export type TestServer = HarnessServer & {
  readonly anon: SupabaseClient
  readonly service: SupabaseClient
  /** Headers of a request without a client; without `token` the caller is a visitor. */
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
        iss: `${url}/auth/v1`,
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
