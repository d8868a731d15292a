import { request } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, newEmail, startSmtp, startTestServer, type TestServer } from '../harness/index.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { readSamples, type Sample } from './read-samples.ts'

const METRICS_TOKEN = 'a token for numbers'
const PATIENCE = { timeout: 30_000, interval: 20 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { METRICS_TOKEN } })
})
afterAll(() => server.close())

const samplesOf = async ({ url }: TestServer): Promise<Sample[]> => {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  expect(answer.status).toBe(200)
  return readSamples(await answer.text())
}
const valuesOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) =>
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
    .map(({ value }) => value)
const eventually = <Result>(check: () => Promise<Result>) => vi.waitFor(check, PATIENCE)

const COUNT = 'dhvani_http_request_duration_seconds_count'

it('counts requests by surface, route and status, refusals at the gate among them', async () => {
  const { url, publishableKey } = server
  const headers = { apikey: publishableKey }
  await fetch(`${url}/auth/v1/health`)
  await fetch(`${url}/auth/v1/user`)
  await fetch(`${url}/rest/v1/user_sounds?select=*`, { headers })
  await fetch(`${url}/storage/v1/object/public/none/of/them`)
  await fetch(`${url}/functions/v1/none`, { headers })
  await eventually(async () => {
    const samples = await samplesOf(server)
    const counted = (surface: string, route: string, status: string) =>
      valuesOf(samples, COUNT, { surface, method: 'GET', route, status })
    expect(counted('auth', '/auth/v1/health', '200')).toEqual([1])
    expect(counted('auth', '/auth/v1/user', '401')).toEqual([1])
    expect(counted('data', '/rest/v1/:table', '200')).toEqual([1])
    expect(counted('storage', '/storage/v1/object/public/:bucket/*', '400')).toEqual([1])
    expect(counted('functions', 'unknown', '404')).toEqual([1])
  })
})

it('makes no new series for addresses, methods and headers that strangers invent', async () => {
  const send = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(server.url)
      const headers = { 'x-request-id': `mischief-${path.length}`, apikey: 'mischief' }
      const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
        answer.resume().on('end', resolve)
      })
      sent.on('error', reject).end()
    })
  const METHODS = ['GET', 'DELETE', 'PROPFIND']
  let odd = 0
  const seriesAfter = async (marks: readonly string[]) => {
    for (const mark of marks)
      for (const path of [`/auth/v1/${mark}`, `/storage/v1/object/public/${mark}/x`, `/${mark}`])
        for (const method of METHODS) await send(method, path)
    odd += marks.length
    const samples = await eventually(async () => {
      const found = await samplesOf(server)
      expect(valuesOf(found, COUNT, { surface: 'site', method: 'other' })).toEqual([odd])
      return found
    })
    return samples
      .filter(({ name, labels }) => name === COUNT && labels['surface'] !== 'operations')
      .map(({ labels }) => JSON.stringify(labels))
  }
  const before = await seriesAfter(['mischief-0'])
  const after = await seriesAfter(
    Array.from({ length: 20 }, (_, index) => `mischief-${index}"\\n{}`),
  )
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(after.join()).not.toMatch(/mischief|PROPFIND/)
})

it('counts a request whose client left as aborted, and as no longer in progress', async () => {
  const sent = await beginSignIn(server)
  const inProgress = async () =>
    valuesOf(await samplesOf(server), 'dhvani_http_requests_in_progress', { surface: 'auth' })
  await eventually(async () => expect(await inProgress()).toEqual([1]))
  sent.destroy()
  await eventually(async () => expect(await inProgress()).toEqual([0]))
  const samples = await samplesOf(server)
  expect(valuesOf(samples, 'dhvani_http_requests_aborted_total', { surface: 'auth' })).toEqual([1])
})

it('tells how many files are arriving', async () => {
  const { hostname, port } = new URL(server.url)
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path: '/storage/v1/object/user-sounds/arriving.mp3',
    headers: { authorization: `Bearer ${server.serviceKey}`, 'content-type': 'audio/mpeg' },
    agent: false,
  })
  sent.on('error', () => undefined)
  sent.write(Buffer.from([0xff, 0xfb]))
  const arriving = async () => valuesOf(await samplesOf(server), 'dhvani_uploads_in_progress')
  await eventually(async () => expect(await arriving()).toEqual([1]))
  sent.destroy()
  await eventually(async () => expect(await arriving()).toEqual([0]))
})

it('counts the queries that wait for the database', async () => {
  const gate = Promise.withResolvers<void>()
  const held = server.database.transaction(() => gate.promise)
  const waiting = Array.from({ length: 3 }, () => server.database.query('select 1'))
  expect(server.database.load()).toEqual({ busy: 1, idle: 0, waiting: 3 })
  gate.resolve()
  await Promise.all([held, ...waiting])
  const samples = await samplesOf(server)
  expect(valuesOf(samples, 'dhvani_database_waiting')).toEqual([0])
  expect(valuesOf(samples, 'dhvani_database_connections')).toEqual([0, 1])
})

it('counts the messages that wait, their oldest age, and those that were given up', async () => {
  const smtp = await startSmtp()
  const mailing = await startTestServer({ config: { METRICS_TOKEN, SMTP_URL: smtp.url } })
  const messages = async (state: string) =>
    valuesOf(await samplesOf(mailing), 'dhvani_outbox_messages', { channel: 'mail', state })
  const oldest = async () => valuesOf(await samplesOf(mailing), 'dhvani_outbox_oldest_seconds')
  expect([await messages('waiting'), await oldest()]).toEqual([[0], [0]])

  smtp.refuseNext(100)
  await call(mailing, 'POST', '/auth/v1/signup', {
    body: { email: newEmail(), password: 'moonlit courtyard' },
  })
  await eventually(async () =>
    expect(await mailing.database.query('select last_problem from dhvani.outbox')).toMatchObject([
      { last_problem: expect.stringContaining('Not now') },
    ]),
  )
  const anHourAgo = new Date(mailing.clock.now().getTime() - 3_600_000)
  await mailing.database.query('update dhvani.outbox set created_at = $1', [anHourAgo])
  expect(await messages('waiting')).toEqual([1])
  const [age = 0] = await oldest()
  expect(age).toBeGreaterThanOrEqual(3600)
  expect(age).toBeLessThan(7200)
  await mailing.database.query('update dhvani.outbox set failed_at = now()')
  expect([await messages('waiting'), await messages('failed'), await oldest()]).toEqual([
    [0],
    [1],
    [0],
  ])
  await mailing.close()
  await smtp.stop()
})

it('names version and disk, and goes on without the database', async () => {
  const failing = await startTestServer({ config: { METRICS_TOKEN } })
  const passes = (samples: readonly Sample[]) =>
    ['database', 'blobs'].map((check) => valuesOf(samples, 'dhvani_check_passes', { check }))
  const samples = await samplesOf(failing)
  expect(passes(samples)).toEqual([[1], [1]])
  expect(valuesOf(samples, 'dhvani_build_info', { version: '0.1.0' })).toEqual([1])
  const [size = 0] = valuesOf(samples, 'dhvani_data_directory_bytes', { kind: 'size' })
  const [free = 0] = valuesOf(samples, 'dhvani_data_directory_bytes', { kind: 'free' })
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free)
  const database = (part: string) => valuesOf(samples, 'dhvani_database_bytes', { part })
  for (const part of ['rows', 'log']) {
    expect(database(part)).toHaveLength(1)
    expect(database(part)[0]).toBeGreaterThan(8_000_000)
  }
  await failing.database.close()
  const without = await samplesOf(failing)
  expect(valuesOf(without, 'dhvani_database_bytes')).toEqual([])
  expect(passes(without)).toEqual([[0], [1]])
  expect(valuesOf(without, 'dhvani_passwords_waiting')).toEqual([0])
  await failing.close()
})
