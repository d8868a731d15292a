import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'
import { readSamples } from './read-samples.ts'

const METRICS_TOKEN = 'a token for numbers'

let siteDirectory: string
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-playback-'))
  await writeFile(join(siteDirectory, 'index.html'), '<h1>Home</h1>')
})
afterAll(() => rm(siteDirectory, { recursive: true, force: true }))

const aServer = (config: Record<string, string> = {}) =>
  startTestServer({ siteDirectory, config: { METRICS_TOKEN, ...config } })

const send = ({ url }: TestServer, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/reports/playback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const counted = async ({ url }: TestServer) => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const samples = readSamples(await (await fetch(`${url}/metrics`, { headers })).text())
  return Object.fromEntries(
    samples
      .filter(({ name, value }) => name.startsWith('dhvani_listening') && value > 0)
      .map(({ name, labels, value }) => [`${name} ${labels['smooth'] ?? ''}`.trim(), value]),
  )
}

it('shows the share of sessions with at most one underrun an hour', async () => {
  const server = await aServer()
  expect(await counted(server)).toEqual({})
  const reports = [
    { minutes: 30, underruns: 0 },
    { minutes: 12, underruns: 1 },
    { minutes: 179, underruns: 2 },
    { minutes: 179, underruns: 3 },
  ]
  for (const report of reports) {
    const answer = await send(server, report)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  }
  expect(await counted(server)).toEqual({
    'dhvani_listening_sessions_total true': 3,
    'dhvani_listening_sessions_total false': 1,
    dhvani_listening_smooth_ratio: 0.75,
  })
  await server.close()
})

it('takes two numbers and nothing that tells who listened', async () => {
  const server = await aServer()
  const bodies: unknown[] = [
    { minutes: 30, underruns: 0, id: 'someone' },
    { minutes: 0, underruns: 0 },
    { minutes: 30.5, underruns: 0 },
    { minutes: 30, underruns: -1 },
    { minutes: 1e9, underruns: 0 },
    { minutes: 30, underruns: 1e9 },
    { minutes: '30', underruns: 0 },
    { minutes: 30 },
    [],
    null,
    '{"minutes":',
  ]
  for (const body of bodies)
    expect([JSON.stringify(body), (await send(server, body)).status]).toEqual([
      JSON.stringify(body),
      400,
    ])
  const report = { minutes: 30, underruns: 0 }
  expect((await send(server, ' '.repeat(300))).status).toBe(413)
  expect((await send(server, report, { 'content-type': 'text/plain' })).status).toBe(400)
  expect((await send(server, report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await counted(server)).toEqual({})
  await server.close()
})

it('takes six of a network at once, and none where the operator wants no reports', async () => {
  const limited = await aServer({ AUTH_RATE_LIMITS: 'on' })
  for (let sent = 0; sent < 10; sent += 1)
    expect((await send(limited, { minutes: 30, underruns: 0 })).status).toBe(204)
  expect(await counted(limited)).toMatchObject({
    'dhvani_listening_sessions_total true': 6,
    dhvani_listening_sessions_dropped_total: 4,
  })
  await limited.close()
  const silent = await aServer({ ERROR_REPORTS: '0' })
  expect((await send(silent, { minutes: 30, underruns: 0 })).status).toBe(404)
  await silent.close()
})
