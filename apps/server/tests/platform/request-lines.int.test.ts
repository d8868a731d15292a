import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'
import { beginSignIn } from './begin-sign-in.ts'

type Line = {
  /** Milliseconds since 1970, in UTC. */
  readonly time: number
  readonly level: number
  readonly msg: string
  readonly reqId: string
  readonly req: { readonly id: string; readonly method: string; readonly url: string }
  readonly surface: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
  readonly aborted?: boolean
}

const INFO = 30
const WARN = 40
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 })

let server: TestServer
let siteDirectory: string
const raw: string[] = []
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-lines-'))
  await writeFile(join(siteDirectory, 'index.html'), '<h1>Home</h1>')
  server = await startTestServer({
    siteDirectory,
    config: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void raw.push(line) },
  })
})
afterAll(async () => {
  await server.close()
  await rm(siteDirectory, { recursive: true })
})
beforeEach(() => {
  raw.length = 0
})

const parsed = () => raw.map((line) => JSON.parse(line) as Line)
const requests = () => parsed().filter(({ msg }) => msg === 'request')

const OF_THE_FRAMEWORK = ['incoming request', 'request completed']

it('writes one line a request, with the id that the answer names', async () => {
  const answers = [
    await fetch(`${server.url}/healthz`),
    await fetch(`${server.url}/rest/v1/user_sounds`),
    await fetch(`${server.url}/nowhere`),
  ]
  await eventually(() => expect(requests()).toHaveLength(3))
  for (const { time } of requests()) expect(Math.abs(time - Date.now())).toBeLessThan(60_000)
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(requests().map(({ reqId }) => reqId)).toEqual(ids)
  expect(requests()).toMatchObject([
    { level: INFO, surface: 'operations', route: '/healthz', status: 200, req: { method: 'GET' } },
    { level: INFO, surface: 'data', route: '/rest/v1/:table', status: 401 },
    { level: INFO, surface: 'site', route: null, req: { url: '/nowhere' } },
  ])
  for (const { ms } of requests()) expect(ms).toBeGreaterThanOrEqual(0)
  expect(parsed().filter(({ msg }) => OF_THE_FRAMEWORK.includes(msg))).toEqual([])
})

it('writes a line where the client left before the answer', async () => {
  const sent = await beginSignIn(server)
  sent.destroy()
  await eventually(() => expect(requests()).toMatchObject([{ surface: 'auth', aborted: true }]))
})

it('keeps to one line of JSON, however a stranger names the request', async () => {
  const odd = `/%0a%0d{"level":60,"msg":"forged"}?token=secret&q=%00`
  const answer = await fetch(`${server.url}${odd}`, { headers: { 'x-request-id': 'a"},{"b":"c' } })
  await eventually(() => expect(requests()).toHaveLength(1))
  for (const line of raw) expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(requests()[0]?.reqId).toBe(answer.headers.get('x-request-id'))
  expect(raw.join('')).not.toContain('token=secret')
})

it('warns of a request that the server failed, which a log of warnings keeps', async () => {
  const lines: string[] = []
  const failing = await startTestServer({
    config: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
  await fetch(`${failing.url}/auth/v1/user`)
  await failing.database.close()
  const answer = await fetch(`${failing.url}/rest/v1/user_sounds`, {
    headers: { apikey: failing.publishableKey },
  })
  expect(answer.status).toBe(503)
  const found = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
  await eventually(() =>
    expect(found()).toMatchObject([
      { level: WARN, reqId: answer.headers.get('x-request-id'), surface: 'data', status: 503 },
    ]),
  )
  await failing.close()
})
