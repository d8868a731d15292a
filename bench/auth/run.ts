import { startPostgres } from '@dhvani/server/testing'
import { prepareCalls, type Call } from './calls.ts'
import { joinLoads, measure, type Load, type Work } from './load.ts'
import { startBenchServer, type BenchServer, type Usage } from './start-server.ts'
import { compareDurations } from './timing.ts'

/** How long each load takes; the whole bench then takes less than four minutes. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
const CONNECTIONS = [1, 16, 64]
const BUSY = 16
/** Loads in turns, slice by slice: what else the machine does meanwhile hits both alike. */
const SLICES = 4
/** Hashing fills its queue, which takes seconds to empty: not in slices. */
const HASHING = new Set(['password', 'sign-up'])
const TARGETS = { refresh: 0.5, user: 0.7, refreshWhileHashing: 0.5, loopDelayMs: 50 }

const show = (
  name: string,
  connections: number,
  load: Load,
  more: { readonly usage?: Usage; readonly ratio?: number } = {},
) =>
  console.log(
    [
      name.padEnd(20),
      `${connections}`.padStart(2),
      `${load.rate.toFixed(0)}/s`.padStart(7),
      `median ${load.medianMs.toFixed(1)} ms`.padStart(16),
      `p99 ${load.p99Ms.toFixed(1)} ms`.padStart(14),
      ...(more.usage
        ? [
            `CPU ${(more.usage.cpuMs / Math.max(1, load.answered)).toFixed(2)} ms each`,
            `${(more.usage.memory / 1e6).toFixed(0)} MB`,
            `loop p99.9 ${more.usage.loopDelayMs.toFixed(0)} ms`,
          ]
        : []),
      ...(load.refused > 0 ? [`${load.refused} refused`] : []),
      ...(more.ratio === undefined ? [] : [`ratio ${more.ratio.toFixed(2)}`]),
    ].join('  '),
  )

type Measured = { readonly load: Load; readonly usage: Usage }

/** Works in turns; each load knows what the server used during its own slices. */
const measureInTurns = async (
  server: BenchServer,
  connections: number,
  works: readonly { readonly name: string; readonly work: Work }[],
  slices: number,
): Promise<Measured[]> => {
  const loads = works.map((): Load[] => [])
  const usages = works.map((): Usage => ({ cpuMs: 0, memory: 0, loopDelayMs: 0 }))
  for (let slice = 0; slice < slices; slice += 1)
    for (const [index, { name, work }] of works.entries()) {
      await server.post(`/begin/${name}-${connections}`)
      loads[index]?.push(await measure(connections, SECONDS / slices, work))
      const used = await server.post(`/end/${name}-${connections}`)
      usages[index] = JSON.parse(used.body) as Usage
    }
  return works.map((_, index) => ({
    load: joinLoads(loads[index] ?? []),
    usage: usages[index] ?? { cpuMs: 0, memory: 0, loopDelayMs: 0 },
  }))
}

const ratioToBare = async (server: BenchServer, call: Call, connections: number) => {
  const { reads, writes } = call.statements
  const bare: Work = async () => (await server.post(`/bare/${reads}/${writes}`)).status === 200
  const name = call.name.replace(' ', '-')
  const works = [
    { name: `bare-${name}`, work: bare },
    { name, work: call.send },
  ]
  const slices = HASHING.has(call.name) ? 1 : SLICES
  const [yardstick, measured] = await measureInTurns(server, connections, works, slices)
  if (!yardstick || !measured) throw new Error('Nothing was measured.')
  const ratio = measured.load.rate / yardstick.load.rate
  show(`bare, ${reads} + ${writes} writes`, connections, yardstick.load)
  show(call.name, connections, measured.load, { usage: measured.usage, ratio })
  return ratio
}

/** What is left of the refreshes while sign-ins hash. */
const refreshWhileHashing = async (server: BenchServer, refresh: Call, password: Call) => {
  const alone: Load[] = []
  const accompanied: Load[] = []
  let usage: Usage | undefined
  for (let slice = 0; slice < SLICES; slice += 1) {
    alone.push(await measure(BUSY, SECONDS / SLICES, refresh.send))
    let isOver = false
    const signIns = Promise.all(
      Array.from({ length: BUSY }, async (_, connection) => {
        while (!isOver) await password.send(BUSY + connection)
      }),
    )
    await server.post('/begin/refresh-and-hashing')
    accompanied.push(await measure(BUSY, SECONDS / SLICES, refresh.send))
    usage = JSON.parse((await server.post('/end/refresh-and-hashing')).body) as Usage
    isOver = true
    await signIns
  }
  const [quiet, busy] = [joinLoads(alone), joinLoads(accompanied)]
  show('refresh alone', BUSY, quiet)
  show('refresh, sign-ins', BUSY, busy, usage ? { usage } : {})
  return busy.rate / quiet.rate
}

const benchOn = async (name: string, databaseUrl: string | undefined): Promise<boolean> => {
  console.log(`\n${name}`)
  const server = await startBenchServer(databaseUrl, { autoconfirm: true })
  const calls = await prepareCalls(server)
  // Compiled code and cached plans, as on a server that has run for a while.
  for (const call of [calls.refresh, calls['get user']]) await measure(BUSY, 1, call.send)
  const worst: Record<string, number> = {}
  for (const connections of CONNECTIONS)
    for (const call of Object.values(calls)) {
      const ratio = await ratioToBare(server, call, connections)
      worst[call.name] = Math.min(worst[call.name] ?? Infinity, ratio)
    }
  const kept = await refreshWhileHashing(server, calls.refresh, calls.password)
  const { loopDelayMs } = JSON.parse((await server.get('/loop-delay')).body) as Usage
  await server.close()

  let isGood = true
  const judge = (what: string, value: number, isMet: boolean) => {
    isGood &&= isMet
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)}`)
  }
  const { refresh = 0, 'get user': user = 0 } = worst
  judge('refresh to bare, at worst', refresh, refresh >= TARGETS.refresh)
  judge('get user to bare, at worst', user, user >= TARGETS.user)
  judge('refresh kept while hashing', kept, kept >= TARGETS.refreshWhileHashing)
  judge('p99.9 of the loop delay, ms', loopDelayMs, loopDelayMs < TARGETS.loopDelayMs)
  return isGood
}

const compareOn = async (name: string, databaseUrl: string | undefined): Promise<boolean> => {
  console.log(`\n${name}: does the duration tell who has an account?`)
  const server = await startBenchServer(databaseUrl, { autoconfirm: false })
  const isGood = await compareDurations(server)
  await server.close()
  return isGood
}

const postgres = await startPostgres()
try {
  const verdicts = [
    await benchOn('PGlite', undefined),
    await compareOn('PGlite', undefined),
    await benchOn('PostgreSQL', await postgres.createDatabase()),
    await compareOn('PostgreSQL', await postgres.createDatabase()),
  ]
  if (verdicts.includes(false)) process.exitCode = 1
} finally {
  await postgres.stop()
}
