import { destination } from 'pino'
import { buildServer } from '../app.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { drainConnections } from '#http/drain-connections.ts'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { explainStartProblem } from './explain-start-problem.ts'
import { requireFreePort } from './require-free-port.ts'
import { ConfigError, readConfig } from './read-config.ts'

const GRACE_MS = 15_000
/** How long an open connection may stay unused before it is closed. */
const DRAIN_MS = 1000
/** Files that the server creates are its user's alone. */
const OWNER_ONLY = 0o077

const fail = (lines: readonly string[]): never => {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

const readConfigOrExit = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.problems)
    throw error
  }
}

const start = async (): Promise<void> => {
  process.umask(OWNER_ONLY)
  const config = readConfigOrExit()
  const log = createLogger(config.logLevel, destination(2))
  if (config.trustProxy === true)
    log.warn(
      'TRUST_PROXY=true believes the leftmost address of X-Forwarded-For, which any client can write. Set the addresses of your proxies, or their number.',
    )
  let platform: Platform | undefined
  try {
    await requireFreePort(config)
    platform = await openPlatform({ config, clock: systemClock, log })
    const app = await buildServer(platform)
    await app.listen({ port: config.port, host: config.host })

    let stopping = false
    const stop = async () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), GRACE_MS).unref()
      await drainConnections(app.server, DRAIN_MS)
      await app.close()
      await platform?.close()
      process.exit(0)
    }
    process.on('SIGTERM', () => void stop())
    process.on('SIGINT', () => void stop())
    process.stdout.write(`Dhvani is ready at ${config.publicUrl}\n`)
  } catch (error) {
    await platform?.close()
    fail([explainStartProblem(error, config)])
  }
}

await start()
