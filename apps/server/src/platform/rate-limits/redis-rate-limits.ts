import { Redis } from 'ioredis'
import type { Clock } from '../clock/clock.ts'
import { createMemoryRateLimits } from './memory-rate-limits.ts'
import { bucketKeyOf, type RateLimits } from './rate-limits.ts'

/** Every sign-in waits for the answer, and one that is asked for five limits waits five times. */
const ANSWER_TIMEOUT_MS = 500
/** While Redis is away every request would have a line in the log. */
const TELL_EVERY_MS = 60_000

/**
 * The same bucket as in memory, in one atomic step; the key lives until it would be full. The time is that of Redis:
 * of two replicas with different clocks the one that is ahead would refill what the other has emptied.
 */
const TAKE = `
local burst, rate, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or burst
local at = tonumber(bucket[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
local allowed = 0
if tokens >= wanted then
  tokens = tokens - wanted
  allowed = 1
end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000))
return allowed
`

const tellSometimes = (tell: (error: Error) => void): ((error: Error) => void) => {
  let next = 0
  return (error) => {
    if (performance.now() < next) return
    next = performance.now() + TELL_EVERY_MS
    tell(error)
  }
}

/**
 * Shared by all replicas. While Redis is away, or does not answer, each replica counts for itself: a limit that is
 * too generous for a moment is better than one that locks every account out.
 *
 * @param clock of the limits that this replica counts alone
 * @param onProblem told once a minute at most
 */
export const openRedisRateLimits = (
  url: string,
  clock: Clock,
  onProblem: (error: Error) => void,
): RateLimits => {
  const tell = tellSometimes(onProblem)
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_TIMEOUT_MS,
  })
  redis.on('error', tell)
  const local = createMemoryRateLimits(clock)

  /** A connection that hangs is replaced, and until the next one is ready no request waits for Redis. */
  const replaceConnection = () => {
    if (redis.status === 'ready') redis.disconnect(true)
  }

  return {
    async take(rule, subject, tokens = 1) {
      try {
        const allowed = await redis.eval(
          TAKE,
          1,
          `dhvani:rate:${bucketKeyOf(rule, subject)}`,
          rule.burst,
          rule.limit / rule.seconds,
          tokens,
        )
        return allowed === 1
      } catch (error) {
        tell(error as Error)
        if ((error as Error).message === 'Command timed out') replaceConnection()
        return local.take(rule, subject, tokens)
      }
    },
    async close() {
      redis.disconnect()
      await local.close()
    },
  }
}
