/** A token bucket: `burst` at once, refilled evenly with `limit` a `seconds`. */
export type RateRule = {
  readonly name: string
  readonly burst: number
  readonly limit: number
  readonly seconds: number
}

export type RateLimits = {
  /** Takes one from the subject's bucket; false when it is empty. */
  take(rule: RateRule, subject: string): Promise<boolean>
  close(): Promise<void>
}

/** For load tests: nothing is ever refused. */
export const noRateLimits: RateLimits = {
  take: async () => true,
  close: async () => undefined,
}
