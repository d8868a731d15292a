import type { Clock } from '../clock/clock.ts'
import { bucketKeyOf, type RateLimits, type RateRule } from './rate-limits.ts'

type Bucket = { tokens: number; at: number }

/** About 15 MB. */
export const MOST_BUCKETS = 65_536

const refill = (bucket: Bucket, rule: RateRule, now: number): number =>
  Math.min(
    rule.burst,
    // A clock that was set back takes no token away.
    bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * (rule.limit / rule.seconds),
  )

/**
 * For one process. Buckets are in two halves of {@link MOST_BUCKETS}: those used lately, and the
 * rest. When the first half is full, it replaces the second, whose idle buckets are forgotten.
 */
export const createMemoryRateLimits = (clock: Clock): RateLimits => {
  let recent = new Map<string, Bucket>()
  let older = new Map<string, Bucket>()
  const keep = (key: string, bucket: Bucket) => {
    if (recent.has(key)) return
    if (recent.size >= MOST_BUCKETS / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(key, bucket)
  }
  return {
    async take(rule, subject, tokens = 1) {
      const now = clock.now().getTime()
      const key = bucketKeyOf(rule, subject)
      const bucket = recent.get(key) ?? older.get(key) ?? { tokens: rule.burst, at: now }
      bucket.tokens = refill(bucket, rule, now)
      bucket.at = now
      keep(key, bucket)
      if (bucket.tokens < tokens) return false
      bucket.tokens -= tokens
      return true
    },
    async close() {
      recent.clear()
      older.clear()
    },
  }
}
