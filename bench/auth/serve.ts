import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startTestServer } from '@dhvani/server/testing'

const BCRYPT_COST = 10

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

/**
 * One server in a process of its own, with a bare route that runs one transaction of as many
 * statements as it is told, on the same database.
 */
const databaseUrl = process.argv[2]
const server = await startTestServer({
  config: {
    AUTH_AUTOCONFIRM: 'true',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  },
  passwordCost: BCRYPT_COST,
  extend(app, { database }) {
    app.post<{ Params: { statements: string } }>('/bare/:statements', async (request) => {
      const statements = Number(request.params.statements)
      if (statements === 1) await database.query('select $1::int', [1])
      else
        await database.transaction(async (tx) => {
          for (let count = 0; count < statements; count += 1)
            await tx.query('select $1::int', [count])
        })
      return {}
    })
    app.get('/usage', async () => {
      const loopDelayMs = delay.percentile(99.9) / 1e6
      delay.reset()
      return { cpu: process.cpuUsage(), memory: process.memoryUsage().rss, loopDelayMs }
    })
  },
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(JSON.stringify({ url: server.url, key: server.publishableKey }))
