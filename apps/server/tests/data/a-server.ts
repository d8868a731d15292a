import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { destination } from 'pino'
import { buildServer } from '../../src/app.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { readConfig } from '../../src/start/read-config.ts'

const PUBLISHABLE_KEY = 'sb_publishable_dhvani_local'
const SERVICE_KEY = 'sb_secret_for_the_tests_of_data_and_storage'

export type Person = { readonly id: string; readonly token: string; readonly client: SupabaseClient }

/** A whole server on a free port, with its own data directory; what the official clients talk to. */
export type TestServer = {
  readonly url: string
  readonly platform: Platform
  readonly dataDirectory: string
  readonly anon: SupabaseClient
  readonly service: SupabaseClient
  /** Headers of a request without a client, as `token` or as nobody. */
  headers(token?: string): Record<string, string>
  /** An account that is already confirmed, with an access token. */
  person(): Promise<Person>
  close(): Promise<void>
}

export const startServer = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dhvani-data-'))
  const config = readConfig({
    DATA_DIR: dataDirectory,
    SERVICE_KEY,
    AUTH_RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  })
  const platform = await openPlatform({
    config,
    clock: systemClock,
    log: createLogger('error', destination(2)),
    passwordCost: 4,
    soundsDirectory: settings.SOUNDS_DIR ?? join(dataDirectory, 'no-sounds'),
  })
  const app = await buildServer(platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const url = `http://127.0.0.1:${address.port}`

  const clientFor = (key: string, token?: string): SupabaseClient =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
    })

  return {
    url,
    platform,
    dataDirectory,
    anon: clientFor(PUBLISHABLE_KEY),
    service: clientFor(SERVICE_KEY),
    headers: (token) => ({
      apikey: PUBLISHABLE_KEY,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }),
    person: async () => {
      const id = randomUUID()
      await platform.database.query(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', $2, now(), now(), now())`,
        [id, `${id}@example.test`],
      )
      const now = Math.floor(Date.now() / 1000)
      const token = await platform.keys.sign({
        sub: id,
        aud: 'authenticated',
        role: 'authenticated',
        iat: now,
        exp: now + 3600,
      })
      return { id, token, client: clientFor(PUBLISHABLE_KEY, token) }
    },
    close: async () => {
      await app.close()
      await platform.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
