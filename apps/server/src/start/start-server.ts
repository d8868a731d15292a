import { destination } from 'pino'
import { buildServer } from '../app.ts'
import type { AwaitedSounds } from '#platform/awaited-sounds.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { drainConnections } from '#http/connections/drain-connections.ts'
import { WAITING_CONNECTIONS } from '#http/connections/open-connections.ts'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import { explainStartProblem } from './explain-start-problem.ts'
import { requireFreePort } from './require-free-port.ts'
import { ConfigError, readConfig } from './read-config.ts'

const GRACE_MS = 15_000
/** How long an open connection may stay unused before it is closed. */
const DRAIN_MS = 1000
/** Files that the server creates are its user's alone. */
const OWNER_ONLY = 0o077

/** What `npm start` makes while the server opens its database. */
export type MadeMeanwhile = {
  /** Resolves when the folder of the site is complete; rejects with what the operator is told. */
  readonly site: Promise<unknown>
  /** The files that are still rendered while the server answers. */
  readonly sounds: AwaitedSounds
  /** Resolves when every sound is rendered; rejects with what the operator is told. */
  readonly allSounds: Promise<unknown>
}

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

/** A failure to make something, which needs no explanation of the server's. */
class MakingError extends Error {}

const making = (work: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(work).catch((error: unknown) => {
    throw new MakingError(error instanceof Error ? error.message : String(error))
  })

/**
 * Opens the platform and serves until a signal or a failure ends the process.
 *
 * @param make begins what the server needs; called when the settings are read and the port is free
 */
export const startServer = async (make?: () => MadeMeanwhile): Promise<void> => {
  const config = readConfigOrExit()
  const log = createLogger(config.logLevel, destination(2))
  if (config.trustProxy === true)
    log.warn(
      'TRUST_PROXY=true believes the leftmost address of X-Forwarded-For, which any client can write. Set the addresses of your proxies, or their number.',
    )
  const closers: (() => Promise<unknown>)[] = []
  let stopping = false
  let isReady = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    for (const close of closers.reverse()) await close()
    process.exit(code)
  }
  const give = (error: unknown): Promise<void> => {
    if (stopping) return Promise.resolve()
    const isOfMaking = error instanceof MakingError
    process.stderr.write(
      `${isOfMaking ? `dhvani: ${error.message}` : explainStartProblem(error, config)}\n`,
    )
    return stop(1)
  }
  try {
    await requireFreePort(config)
    const made = make?.()
    // From here on, children and a database may be at work.
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => void stop(isReady ? 0 : 1))
    if (made) closers.push(() => made.sounds.stop())
    const site = making(made?.site)
    making(made?.allSounds).catch(give)
    site.catch(give)
    process.umask(OWNER_ONLY)
    const platform = await openPlatform({
      config,
      clock: systemClock,
      log,
      awaitedSounds: made?.sounds,
    })
    closers.push(() => platform.close())
    await site
    const app = await buildServer(platform)
    closers.push(
      () => app.close(),
      () => drainConnections(app.server, DRAIN_MS),
    )
    await app.listen({ port: config.port, host: config.host, backlog: WAITING_CONNECTIONS })
    isReady = true
    process.stdout.write(`Dhvani is ready at ${config.publicUrl}\n`)
  } catch (error) {
    await give(error)
  }
}
