import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work for a known address takes. */
const SAME_FOR_ALL_MS = 100

/** Gives the result no sooner than that: the duration does not tell who has an account. */
export const inSameDuration = async <Result>(work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.all([work, wait(SAME_FOR_ALL_MS)])
  return result
}
