import { randomInt } from 'node:crypto'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { startTestServer } from '@dhvani/server/testing'
import { createStatementCounter } from './count-statements.ts'

const BCRYPT_COST = 10
const PASSWORD = 'a lamp in the courtyard'
/** Enough that two connections rarely write the same one. */
const BARE_ROWS = 1000
/** How often the loop is looked at; part of every delay that is measured. */
const RESOLUTION_MS = 5

type Usage = { cpuMs: number; memory: number; readonly delay: RecordableHistogram }

const startUsage = (): Usage => ({ cpuMs: 0, memory: 0, delay: createHistogram() })

/** What `monitorEventLoopDelay` does, but only during a load and into several histograms. */
const watchLoop = (histograms: readonly RecordableHistogram[]): NodeJS.Timeout => {
  let before = process.hrtime.bigint()
  return setInterval(() => {
    const now = process.hrtime.bigint()
    for (const histogram of histograms) histogram.record(now - before)
    before = now
  }, RESOLUTION_MS)
}

/**
 * One server in a process of its own, with a bare route that runs one transaction of as many
 * statements as it is told, on the same database, and with routes that tell what it used.
 */
const [databaseUrl = '', autoconfirm = 'true'] = process.argv.slice(2)
const usages = new Map<string, Usage>()
const everything = startUsage()
let cpuBefore = process.cpuUsage()
let watch: NodeJS.Timeout | undefined
const server = await startTestServer({
  config: {
    AUTH_AUTOCONFIRM: autoconfirm,
    ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
  },
  passwordCost: BCRYPT_COST,
  extend(app, { database }) {
    const counter = createStatementCounter(database)
    const prepared = database.query(
      `create table dhvani.bare as select id, 0 as n from generate_series(1, ${BARE_ROWS}) as id;`,
    )
    app.post<{ Params: Record<'reads' | 'writes', string> }>(
      '/bare/:reads/:writes',
      async (request) => {
        const [reads, writes] = [Number(request.params.reads), Number(request.params.writes)]
        await prepared
        await database.transaction(async (tx) => {
          for (let count = 0; count < reads; count += 1) await tx.query('select $1::int', [count])
          const row = randomInt(BARE_ROWS) + 1
          for (let count = 0; count < writes; count += 1)
            await tx.query('update dhvani.bare set n = n + 1 where id = $1', [row])
        })
        return {}
      },
    )
    app.post<{ Body: { email: string } }>('/confirmed', async ({ body }) => {
      const { error } = await server.client({ key: server.serviceKey }).auth.admin.createUser({
        email: body.email,
        password: PASSWORD,
        email_confirm: true,
      })
      if (error) throw error
      return {}
    })
    app.post('/count', async () => {
      counter.start()
      return {}
    })
    app.post('/statements', () => counter.stop())
    app.post<{ Params: { load: string } }>('/begin/:load', async (request) => {
      const usage = usages.get(request.params.load) ?? startUsage()
      usages.set(request.params.load, usage)
      cpuBefore = process.cpuUsage()
      const isOurs = !request.params.load.startsWith('bare')
      watch = watchLoop(isOurs ? [usage.delay, everything.delay] : [usage.delay])
      return {}
    })
    app.post<{ Params: { load: string } }>('/end/:load', async (request) => {
      const usage = usages.get(request.params.load) ?? startUsage()
      clearInterval(watch)
      const { user, system } = process.cpuUsage(cpuBefore)
      usage.cpuMs += (user + system) / 1000
      usage.memory = Math.max(usage.memory, process.memoryUsage().rss)
      return {
        cpuMs: usage.cpuMs,
        memory: usage.memory,
        loopDelayMs: usage.delay.percentile(99.9) / 1e6,
      }
    })
    app.get('/loop-delay', async () => ({ loopDelayMs: everything.delay.percentile(99.9) / 1e6 }))
  },
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(JSON.stringify({ url: server.url, key: server.publishableKey }))
