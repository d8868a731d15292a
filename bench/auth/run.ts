import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@dhvani/server/testing'
import { createSender, measure, measureInTurns, type Load } from './load.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = [1, 16, 64]
const PASSWORD = 'a lamp in the courtyard'
/** Round trips to the database: what the bare route is made to do as well. */
const STATEMENTS = { refresh: 2, user: 1 }
const TARGETS = { refresh: 0.5, user: 0.7, refreshWhileHashing: 0.5, loopDelayMs: 50 }

type Serving = { readonly url: string; readonly key: string }
type Session = { access_token: string; refresh_token: string }

const start = async (databaseUrl: string | undefined) => {
  const file = fileURLToPath(new URL('serve.ts', import.meta.url))
  const child = spawn(process.execPath, [file, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    ...(JSON.parse(line.toString()) as Serving),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const show = (name: string, connections: number, load: Load, ratio?: number) =>
  console.log(
    [
      name.padEnd(22),
      `${connections}`.padStart(3),
      `${load.rate.toFixed(0)}/s`.padStart(9),
      `median ${load.medianMs.toFixed(1)} ms`.padStart(18),
      `p99 ${load.p99Ms.toFixed(1)} ms`.padStart(16),
      load.refused > 0 ? `${load.refused} refused` : '',
      ratio === undefined ? '' : `ratio ${ratio.toFixed(2)}`,
    ].join('  '),
  )

const benchOn = async (name: string, databaseUrl: string | undefined): Promise<boolean> => {
  console.log(`\n${name}`)
  const server = await start(databaseUrl)
  const sender = createSender(64)
  const headers = { apikey: server.key, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    sender.send(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  const signUp = (email: string) => post('/signup', { email, password: PASSWORD })
  const bare = (statements: number) =>
    sender.send(`${server.url}/bare/${statements}`, {
      method: 'POST',
      headers,
      body: '{}',
    })
  const sessions: Session[] = []
  for (let index = 0; index < 64; index += 1)
    sessions.push(JSON.parse((await signUp(`tab-${index}@example.com`)).body) as Session)

  const refresh = async (connection: number) => {
    const session = sessions[connection]
    if (!session) return false
    const answer = await post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    if (answer.status !== 200) return false
    sessions[connection] = JSON.parse(answer.body) as Session
    return true
  }
  const user = async (connection: number) => {
    const authorization = `Bearer ${sessions[connection]?.access_token ?? ''}`
    const answer = await sender.send(`${server.url}/auth/v1/user`, {
      method: 'GET',
      headers: { ...headers, authorization },
    })
    return answer.status === 200
  }
  const signIn = async () =>
    (await post('/token?grant_type=password', { email: 'tab-0@example.com', password: PASSWORD }))
      .status === 200
  const join = async () => (await signUp(`${randomUUID()}@example.com`)).status === 200

  let isGood = true
  const judge = (what: string, value: number, isMet: boolean) => {
    if (!isMet) isGood = false
    console.log(`  ${isMet ? 'met ' : 'MISSED'} ${what}: ${value.toFixed(2)}`)
  }
  const worst = { refresh: Infinity, user: Infinity }
  let refreshAlone = 0
  for (const connections of CONNECTIONS) {
    for (const [call, work] of [
      ['refresh', refresh],
      ['user', user],
    ] as const) {
      const yardstickWork = async () => (await bare(STATEMENTS[call])).status === 200
      const [yardstick, load] = await measureInTurns(connections, SECONDS, [yardstickWork, work])
      const ratio = load.rate / yardstick.rate
      show(`bare, ${STATEMENTS[call]} statements`, connections, yardstick)
      show(call, connections, load, ratio)
      worst[call] = Math.min(worst[call], ratio)
      if (call === 'refresh' && connections === 16) refreshAlone = load.rate
    }
    show('password', connections, await measure(connections, SECONDS, signIn))
    show('sign-up', connections, await measure(connections, SECONDS, join))
  }
  await sender.send(`${server.url}/usage`, { method: 'GET', headers })
  const hashing = measure(16, SECONDS, signIn)
  const whileHashing = await measure(16, SECONDS, refresh)
  await hashing
  show('refresh with sign-ins', 16, whileHashing)

  for (const [label, first, second] of [
    ['password: wrong, unknown', 'tab-1@example.com', 'nobody@example.com'],
    ['sign-up: known, new', 'tab-1@example.com', undefined],
  ] as const) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < 30; round += 1)
      for (const side of [0, 1] as const) {
        const email = (side === 0 ? first : second) ?? `${randomUUID()}@example.com`
        const began = performance.now()
        await post(label.startsWith('password') ? '/token?grant_type=password' : '/signup', {
          email,
          password: 'not the right one',
        })
        times[side].push(performance.now() - began)
      }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[15] ?? 0
    console.log(
      `${label}: medians ${median(times[0]).toFixed(1)} and ${median(times[1]).toFixed(1)} ms`,
    )
  }

  const usage = JSON.parse(
    (await sender.send(`${server.url}/usage`, { method: 'GET', headers })).body,
  ) as { cpu: { user: number; system: number }; memory: number; loopDelayMs: number }
  const cpuSeconds = (usage.cpu.user + usage.cpu.system) / 1e6
  console.log(`CPU ${cpuSeconds.toFixed(0)} s, memory ${(usage.memory / 1e6).toFixed(0)} MB`)
  judge('refresh to bare', worst.refresh, worst.refresh >= TARGETS.refresh)
  judge('get user to bare', worst.user, worst.user >= TARGETS.user)
  const kept = whileHashing.rate / refreshAlone
  judge('refresh kept while hashing', kept, kept >= TARGETS.refreshWhileHashing)
  judge('p99.9 loop delay, ms', usage.loopDelayMs, usage.loopDelayMs < TARGETS.loopDelayMs)
  sender.close()
  await server.stop()
  return isGood
}

const postgres = await startPostgres()
try {
  const onPglite = await benchOn('PGlite', undefined)
  const onPostgres = await benchOn('PostgreSQL', await postgres.createDatabase())
  if (!onPglite || !onPostgres) process.exitCode = 1
} finally {
  await postgres.stop()
}
