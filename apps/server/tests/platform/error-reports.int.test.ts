import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteConfigSchema, type ErrorReport } from '@dhvani/catalogue'
import { startTestServer, type TestServer } from '../harness/index.ts'
import { readSamples } from './read-samples.ts'

const METRICS_TOKEN = 'a token for numbers'

type Line = { readonly level: number; readonly msg: string; readonly page?: string | null }

let siteDirectory: string
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-reports-'))
  await writeFile(join(siteDirectory, 'index.html'), '<h1>Home</h1>')
})
afterAll(() => rm(siteDirectory, { recursive: true, force: true }))

const REPORT: ErrorReport = {
  name: 'TypeError',
  places: ['/assets/home-Ab3_x.js:1:2048'],
  page: '/',
}

const aServer = async (config: Record<string, string> = {}) => {
  const lines: string[] = []
  const server = await startTestServer({
    siteDirectory,
    config: { METRICS_TOKEN, LOG_LEVEL: 'warn', ...config },
    logTo: { write: (line) => void lines.push(line) },
  })
  const reported = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'an error in a page')
  return { server, lines, reported }
}

const send = ({ url }: TestServer, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/reports/errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const counted = async ({ url }: TestServer, name: string) => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const samples = readSamples(await (await fetch(`${url}/metrics`, { headers })).text())
  return samples.filter((sample) => sample.name === name && sample.value > 0)
}

it('writes a report into the log and counts it', async () => {
  const { server, reported } = await aServer()
  const answer = await send(server, REPORT)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(reported()).toMatchObject([
    { name: 'TypeError', places: REPORT.places, page: '/', reqId: expect.any(String) },
  ])
  await send(server, { ...REPORT, page: '/m/private-mix' })
  expect(reported()[1]).toMatchObject({ page: null })
  expect(await counted(server, 'dhvani_page_errors_total')).toEqual([
    { name: 'dhvani_page_errors_total', labels: { name: 'TypeError' }, value: 2 },
  ])
  await server.close()
})

it('writes nothing that a stranger words, and nothing for another site', async () => {
  const { server, lines } = await aServer()
  const forged = '\n{"level":60,"msg":"forged by a stranger"}'
  const bodies: unknown[] = [
    { ...REPORT, name: `Error${forged}` },
    { ...REPORT, places: [`/assets/x.js:1:1${forged}`] },
    { ...REPORT, places: ['https://elsewhere.example/assets/forged.js:1:1'] },
    { ...REPORT, places: [] },
    { ...REPORT, places: Array.from({ length: 9 }, () => '/assets/forged.js:1:1') },
    { ...REPORT, message: 'forged' },
    { ...REPORT, page: 'forged'.repeat(50) },
    [REPORT],
    null,
    '{"forged"',
  ]
  for (const body of bodies)
    expect([JSON.stringify(body), (await send(server, body)).status]).toEqual([
      JSON.stringify(body),
      400,
    ])
  expect((await send(server, { ...REPORT, page: 'forged'.repeat(500) })).status).toBe(413)
  expect((await send(server, REPORT, { 'content-type': 'text/plain' })).status).toBe(400)
  expect((await send(server, REPORT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const preflight = await fetch(`${server.url}/reports/errors`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  expect(lines).toEqual([])
  expect(await counted(server, 'dhvani_page_errors_total')).toEqual([])
  await server.close()
})

it('takes six reports of a network at once, and counts what it leaves out', async () => {
  const { server, reported } = await aServer({ AUTH_RATE_LIMITS: 'on' })
  for (let sent = 0; sent < 10; sent += 1) expect((await send(server, REPORT)).status).toBe(204)
  expect(reported()).toHaveLength(6)
  expect(await counted(server, 'dhvani_page_errors_dropped_total')).toMatchObject([{ value: 4 }])
  await server.close()
})

it('takes no reports where the operator wants none, and says so to pages', async () => {
  const { server, lines } = await aServer({ ERROR_REPORTS: '0' })
  const config = await (await fetch(`${server.url}/config.json`)).json()
  expect(siteConfigSchema.parse(config).errorReports).toBe(0)
  expect((await send(server, REPORT)).status).toBe(404)
  expect(lines).toEqual([])
  await server.close()
})
