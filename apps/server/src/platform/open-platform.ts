import { fileURLToPath } from 'node:url'
import { NOTHING_AWAITED, type AwaitedSounds } from './awaited-sounds.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config.ts'
import { lockDataDirectory } from './data-lock.ts'
import { STATEMENT_TIMEOUT_MS, type Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import type { Watch } from './database/watchdog.ts'
import { createDataDisk } from './disk-space.ts'
import { openDatabaseKeyRing } from './keys/database-key-ring.ts'
import { createSecretKeyRing } from './keys/secret-key-ring.ts'
import { openServiceKey } from './keys/service-key.ts'
import type { Logger } from './log.ts'
import { openOutbox } from './outbox/open-outbox.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import type { Platform } from './platform.ts'
import { openPrivateDirectory } from './private-directory.ts'
import { createMemoryRateLimits } from './rate-limits/memory-rate-limits.ts'
import { noRateLimits, type RateLimits } from './rate-limits/rate-limits.ts'
import { openRedisRateLimits } from './rate-limits/redis-rate-limits.ts'

/** Tests bring some parts along; the settings decide about the others. */
export type PlatformParts = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database?: Database
  readonly passwordCost?: number
  readonly siteDirectory?: string
  readonly soundsDirectory?: string
  readonly awaitedSounds?: AwaitedSounds | undefined
}

const ROOT = new URL('../../../../', import.meta.url)
const underRoot = (path: string): string => fileURLToPath(new URL(path, ROOT))

const openRateLimits = ({ config, clock, log }: PlatformParts): RateLimits => {
  if (!config.auth.rateLimits) return noRateLimits
  if (config.redisUrl === undefined) return createMemoryRateLimits(clock)
  return openRedisRateLimits(config.redisUrl, clock, (error) => log.warn(`Redis: ${error.message}`))
}

const watchInLog = (log: Logger): Watch => ({
  limitMs: STATEMENT_TIMEOUT_MS,
  onEnded: (err) => log.error({ err }, 'the embedded database was ended and is opened anew'),
  onReopened: (ms) => log.warn({ ms }, 'the embedded database is open again'),
  onFailure: (err) => log.fatal({ err }, 'the embedded database cannot be opened; trying again'),
  onReclaimFailure: (err) => log.error({ err }, 'the embedded database could not reclaim space'),
})

/** @throws when a part cannot be opened, after closing the parts that were opened before it */
export const openPlatform = async (parts: PlatformParts): Promise<Platform> => {
  const { config, clock, log } = parts
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const undo of closers.splice(0).reverse()) await undo()
  }
  try {
    await openPrivateDirectory(config.dataDirectory)
    if (config.databaseUrl === undefined)
      closers.push(await lockDataDirectory(config.dataDirectory))
    const database = parts.database ?? (await openDatabase(config, watchInLog(log)))
    closers.push(() => database.close())
    await migrate(database)
    const keys =
      config.auth.jwtSecret === undefined
        ? await openDatabaseKeyRing(database, clock)
        : createSecretKeyRing(config.auth.jwtSecret, clock)
    const rateLimits = openRateLimits(parts)
    closers.push(() => rateLimits.close())
    const outbox = openOutbox(config, database, clock, (problem) => log.warn(problem))
    closers.push(() => outbox.close())
    return {
      config,
      clock,
      log,
      database,
      keys,
      serviceKey: await openServiceKey(config.serviceKey, config.dataDirectory),
      rateLimits,
      passwords: await createPasswordHasher(parts.passwordCost),
      outbox,
      dataDisk: createDataDisk(config.dataDirectory),
      siteDirectory: parts.siteDirectory ?? underRoot('apps/web/build/client'),
      soundsDirectory: parts.soundsDirectory ?? underRoot('build/sounds'),
      awaitedSounds: parts.awaitedSounds ?? NOTHING_AWAITED,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
