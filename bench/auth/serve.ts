import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startTestServer } from '@dhvani/server/testing'

/**
 * One server in a process of its own, and beside it, on the same database, a bare route that runs
 * one transaction of as many statements as it is told.
 */
const BCRYPT_COST = 10

const databaseUrl = process.argv[2]
const server = await startTestServer({
  config: {
    AUTH_AUTOCONFIRM: 'true',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  },
  passwordCost: BCRYPT_COST,
})
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

const bare = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', server.url)
  if (pathname === '/usage') {
    response.end(
      JSON.stringify({
        cpu: process.cpuUsage(),
        memory: process.memoryUsage().rss,
        loopDelayMs: delay.percentile(99.9) / 1e6,
      }),
    )
    delay.reset()
    return
  }
  const statements = Number(pathname.slice(1))
  const work =
    statements === 1
      ? server.database.query('select $1::int', [1])
      : server.database.transaction(async (tx) => {
          for (let count = 0; count < statements; count += 1)
            await tx.query('select $1::int', [count])
        })
  request.resume()
  work.then(
    () => response.end('{}'),
    () => response.writeHead(500).end(),
  )
})
bare.listen(0, '127.0.0.1', () => {
  const address = bare.address()
  const port = typeof address === 'object' && address ? address.port : 0
  console.log(JSON.stringify({ url: server.url, key: server.publishableKey, bare: port }))
})
process.on('SIGTERM', () => {
  bare.closeAllConnections()
  bare.close()
  void server.close().then(() => process.exit(0))
})
