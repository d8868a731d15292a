import { hash } from 'node:crypto'

/** A token bucket: `burst` at once, then `limit` in every `seconds`, evenly. */
export type RateRule = {
  readonly name: string
  readonly burst: number
  readonly limit: number
  readonly seconds: number
}

export type RateLimits = {
  /**
   * Takes tokens from the subject's bucket, one unless told otherwise; takes none and gives false when the
   * bucket holds fewer.
   */
  take(rule: RateRule, subject: string, tokens?: number): Promise<boolean>
  close(): Promise<void>
}

/** A key of fixed length, however long the subject is: some subjects are texts of the caller. */
export const bucketKeyOf = (rule: RateRule, subject: string): string =>
  `${rule.name}:${hash('sha256', subject, 'base64url')}`

/** For load tests: nothing is ever refused. */
export const noRateLimits: RateLimits = {
  take: async () => true,
  close: async () => undefined,
}
