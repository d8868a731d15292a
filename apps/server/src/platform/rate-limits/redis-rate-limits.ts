import { Redis } from 'ioredis'
import type { Clock } from '../clock/clock.ts'
import { createMemoryRateLimits } from './memory-rate-limits.ts'
import { bucketKeyOf, type RateLimits } from './rate-limits.ts'

/** The same bucket as in memory, in one atomic step; the key lives until it would be full. */
const TAKE = `
local burst, rate, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wanted = tonumber(ARGV[4])
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

/**
 * Shared by all replicas. While Redis is away each replica counts for itself: a limit that is too
 * generous for a moment is better than one that locks every account out.
 */
export const openRedisRateLimits = (
  url: string,
  clock: Clock,
  onProblem: (error: Error) => void,
): RateLimits => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  redis.on('error', onProblem)
  const local = createMemoryRateLimits(clock)
  return {
    async take(rule, subject, tokens = 1) {
      try {
        const allowed = await redis.eval(
          TAKE,
          1,
          `dhvani:rate:${bucketKeyOf(rule, subject)}`,
          rule.burst,
          rule.limit / rule.seconds,
          clock.now().getTime(),
          tokens,
        )
        return allowed === 1
      } catch (error) {
        onProblem(error as Error)
        return local.take(rule, subject, tokens)
      }
    },
    async close() {
      redis.disconnect()
      await local.close()
    },
  }
}
