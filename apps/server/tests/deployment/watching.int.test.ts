import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'
import { readSamples } from '../platform/read-samples.ts'
import { readAlerts, readQueries } from './watching.ts'

const METRICS_TOKEN = 'a token for numbers'
/** What Prometheus itself knows of a target. */
const OF_PROMETHEUS = ['up']
const LABELS_OF_PROMETHEUS = ['instance', 'job', 'le']

let server: TestServer
let text: string
beforeAll(async () => {
  server = await startTestServer({ config: { METRICS_TOKEN, SMTP_URL: 'smtp://127.0.0.1:9' } })
  const ask = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    text = await (await fetch(`${server.url}/metrics`, { headers })).text()
  }
  await ask()
  await ask()
})
afterAll(() => server.close())

/** Names as queries use them: a histogram has three. */
const exportedNames = (): string[] =>
  [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
  )

const questions = async () => [
  ...(await readQueries()),
  ...(await readAlerts()).map(({ expr }) => expr),
]

it('exports every metric that the dashboard and the alerts name', async () => {
  const named = (await questions()).flatMap((query) =>
    [...query.matchAll(/\b(?:dhvani|nodejs|process)_\w+|\bup\b/g)].map(([name]) => name),
  )
  expect(named.length).toBeGreaterThan(30)
  const known = new Set([...exportedNames(), ...OF_PROMETHEUS])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('shows every metric of our own on the dashboard', async () => {
  const asked = (await readQueries()).join('\n')
  const ours = [...text.matchAll(/^# TYPE (dhvani_\S+) /gm)].map(([, name = '']) => name)
  expect(ours.filter((name) => !asked.includes(name))).toEqual([])
})

it('exports every label that the dashboard and the alerts sort by', async () => {
  const sorted = (await questions()).flatMap((query) => [
    ...[...query.matchAll(/\b(?:by|ignoring) \(([\w, ]+)\)/g)].flatMap(([, names = '']) =>
      names.split(', '),
    ),
    ...[...query.matchAll(/[{,]\s*(\w+)(?:=~|!=|!~|=)"/g)].map(([, name = '']) => name),
  ])
  const known = new Set([
    ...readSamples(text).flatMap(({ labels }) => Object.keys(labels)),
    ...LABELS_OF_PROMETHEUS,
  ])
  expect(sorted.length).toBeGreaterThan(30)
  expect(sorted.filter((name) => !known.has(name))).toEqual([])
})

it.skipIf(spawnSync('promtool', ['--version']).status !== 0)(
  'names its metrics as promtool (of Debian’s package prometheus) wants them',
  () => {
    const own = text.split('\n').filter((line) => line.includes('dhvani_'))
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: `${own.join('\n')}\n`,
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  },
)
