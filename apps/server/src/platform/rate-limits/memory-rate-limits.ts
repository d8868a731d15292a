import type { Clock } from '../clock/clock.ts'
import type { RateLimits, RateRule } from './rate-limits.ts'

type Bucket = { tokens: number; at: number; readonly fullAfter: number }

const SWEEP_AT = 10_000

const refill = (bucket: Bucket, rule: RateRule, now: number): number =>
  Math.min(rule.burst, bucket.tokens + ((now - bucket.at) / 1000) * (rule.limit / rule.seconds))

/** For one process. A full bucket is forgotten, since a new bucket is full too. */
export const createMemoryRateLimits = (clock: Clock): RateLimits => {
  const buckets = new Map<string, Bucket>()
  const sweep = (now: number) => {
    for (const [key, bucket] of buckets) if (now - bucket.at > bucket.fullAfter) buckets.delete(key)
  }
  return {
    async take(rule, subject) {
      const now = clock.now().getTime()
      if (buckets.size > SWEEP_AT) sweep(now)
      const key = `${rule.name}\n${subject}`
      const fullAfter = (rule.burst / rule.limit) * rule.seconds * 1000
      const bucket = buckets.get(key) ?? { tokens: rule.burst, at: now, fullAfter }
      bucket.tokens = refill(bucket, rule, now)
      bucket.at = now
      buckets.set(key, bucket)
      if (bucket.tokens < 1) return false
      bucket.tokens -= 1
      return true
    },
    close: async () => buckets.clear(),
  }
}
