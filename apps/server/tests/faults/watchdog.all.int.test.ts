import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  freePort,
  PUBLISHABLE_KEY,
  type ServerProcess,
  startServerProcess,
} from '../harness/index.ts'
import { createEndlessDataDirectory, ENDLESS_PATH } from './endless-view.ts'

const METRICS_TOKEN = 'metrics-of-the-watchdog-test'
const PATIENCE = { timeout: 60_000, interval: 100 }

let directory: string
let origin: string
let server: ServerProcess
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-watchdog-'))
  const data = join(directory, 'data')
  await createEndlessDataDirectory(data)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = startServerProcess({
    PORT: String(port),
    DATA_DIR: data,
    AUTH_AUTOCONFIRM: 'true',
    METRICS_TOKEN,
  })
  await server.ready
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

type Refusal = { readonly code?: string; readonly error_code?: string; readonly database?: string }

const ask = async (path: string, body?: object) => {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: PUBLISHABLE_KEY, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Refusal }
}

const ACCOUNT = { email: 'asha@example.com', password: 'a lamp in the courtyard' }
const signIn = () => ask('/auth/v1/token?grant_type=password', ACCOUNT)

const timesReopened = async (): Promise<number> => {
  const response = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  return Number(/^dhvani_database_reopened_total (\d+)$/m.exec(await response.text())?.[1])
}

it('opens a database anew that a request stopped: callers, readiness, metrics and the log are told', async () => {
  expect((await ask('/auth/v1/signup', ACCOUNT)).status).toBe(200)
  expect(await timesReopened()).toBe(0)

  const endless = ask(ENDLESS_PATH)
  await vi.waitFor(
    async () =>
      expect(await ask('/readyz')).toMatchObject({ status: 503, body: { database: 'failing' } }),
    { timeout: 8000, interval: 50 },
  )
  const behindIt = signIn()
  expect(await endless).toMatchObject({ status: 503, body: { code: 'PGRST001' } })
  expect(await behindIt).toMatchObject({ status: 503, body: { error_code: 'unexpected_failure' } })
  await vi.waitFor(
    async () =>
      expect(await ask('/readyz')).toMatchObject({ status: 503, body: { database: 'reopening' } }),
    { timeout: 10_000, interval: 5 },
  )
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)

  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), PATIENCE)
  expect((await signIn()).status).toBe(200)
  expect(await timesReopened()).toBe(1)
  expect(server.errors()).toContain('the embedded database was ended and is opened anew')
  expect(server.errors()).toContain('did not answer for 8000 ms')
  expect(server.errors()).toContain('the embedded database is open again')
})
