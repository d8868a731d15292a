import type { AwaitedSounds } from './awaited-sounds.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DataDisk } from './disk-space.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { Logger } from './log.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'

/** Everything outside the process, opened once and passed to `buildServer`. */
export type Platform = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly keys: KeyRing
  /** Bearer of the admin API. */
  readonly serviceKey: string
  readonly rateLimits: RateLimits
  readonly passwords: PasswordHasher
  readonly outbox: Outbox
  readonly dataDisk: DataDisk
  /** Folder of the built site (`apps/web/build/client`) and of the rendered sounds. */
  readonly siteDirectory: string
  readonly soundsDirectory: string
  readonly awaitedSounds: AwaitedSounds
  close(): Promise<void>
}
