import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { destination, type DestinationStream } from 'pino'
import type { AwaitedSounds } from '#platform/awaited-sounds.ts'
import type { Database } from '#platform/database/database.ts'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { readConfig } from '#start/read-config.ts'
import { buildServer } from '../../src/app.ts'
import { freePort } from './free-port.ts'
import { openTemplateDatabase } from './embedded-database.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestServerOptions = {
  /** Settings as the environment names them; `DATABASE_URL` makes it run on that PostgreSQL. */
  readonly config?: Readonly<Record<string, string>>
  readonly clock?: TestClock
  /** Absent: the server has no site, and no built-in sounds. */
  readonly siteDirectory?: string
  readonly soundsDirectory?: string
  readonly awaitedSounds?: AwaitedSounds
  /** More routes, before the server listens. */
  readonly extend?: (app: FastifyInstance, platform: Platform) => void
  /** bcrypt's cost; 4, the lowest, unless the cost itself matters. */
  readonly passwordCost?: number
  /** Where log lines go; standard error unless a test reads them. */
  readonly logTo?: DestinationStream
}

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: string
}

export type TestServer = {
  readonly url: string
  readonly publishableKey: string
  readonly serviceKey: string
  readonly dataDirectory: string
  readonly clock: TestClock
  readonly platform: Platform
  readonly database: Database
  /** Newest first; only one person's when `to` is given. */
  mailbox(to?: string): Promise<Mail[]>
  /** A fresh official client with a session of its own, kept in memory. */
  client(options?: {
    readonly key?: string
    readonly flowType?: 'pkce' | 'implicit'
    /** A browser's own, which keeps cookies; Node's keeps none. */
    readonly fetch?: typeof fetch
  }): SupabaseClient
  /** Clients without a session: a visitor's, and the operator's. */
  readonly anon: SupabaseClient
  readonly service: SupabaseClient
  /** Headers of a request without a client; without `token` the caller is a visitor. */
  headers(token?: string): Record<string, string>
  close(): Promise<void>
}

/** Reading what the repository has built would be a third of a start. */
const NOWHERE = '/nonexistent'

const memoryStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A whole server inside this process, on its own port, data directory and copy of the database. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dhvani-test-'))
  const config = readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
    AUTH_RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...options.config,
  })
  const clock = options.clock ?? createTestClock()
  const platform = await openPlatform({
    config,
    clock,
    log: createLogger(config.logLevel, options.logTo ?? destination(2)),
    passwordCost: options.passwordCost ?? 4,
    ...(config.databaseUrl === undefined ? { database: await openTemplateDatabase() } : {}),
    siteDirectory: options.siteDirectory ?? NOWHERE,
    soundsDirectory: options.soundsDirectory ?? NOWHERE,
    ...(options.awaitedSounds === undefined ? {} : { awaitedSounds: options.awaitedSounds }),
  })
  const app = await buildServer(platform)
  options.extend?.(app, platform)
  await app.listen({ port: config.port, host: config.host })
  const url = `http://localhost:${config.port}`
  const client: TestServer['client'] = ({
    key = config.publishableKey,
    flowType = 'implicit',
    fetch: fetchOfBrowser,
  } = {}) =>
    createClient(url, key, {
      auth: {
        flowType,
        storage: memoryStorage(),
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
      ...(fetchOfBrowser === undefined ? {} : { global: { fetch: fetchOfBrowser } }),
    })

  return {
    url,
    publishableKey: config.publishableKey,
    serviceKey: platform.serviceKey,
    dataDirectory,
    clock,
    platform,
    database: platform.database,
    async mailbox(to) {
      const response = await fetch(`${url}/mailbox.json`)
      const mails = (await response.json()) as Mail[]
      return to === undefined ? mails : mails.filter((mail) => mail.to === to)
    },
    client,
    anon: client(),
    service: client({ key: platform.serviceKey }),
    headers: (token) => ({
      apikey: config.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }),
    async close() {
      await app.close()
      await platform.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
