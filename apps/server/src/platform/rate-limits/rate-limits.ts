/** A token bucket: `burst` at once, then `limit` in every `seconds`, evenly. */
export type RateRule = {
  readonly name: string
  readonly burst: number
  readonly limit: number
  readonly seconds: number
}

export type RateLimits = {
  /** Takes a token from the subject's bucket; false when the bucket is empty. */
  take(rule: RateRule, subject: string): Promise<boolean>
  close(): Promise<void>
}

/** For load tests: nothing is ever refused. */
export const noRateLimits: RateLimits = {
  take: async () => true,
  close: async () => undefined,
}
