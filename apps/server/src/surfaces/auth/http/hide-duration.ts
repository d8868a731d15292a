import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work for a known address takes. */
const LEAST_MS = 100

/** Answers after a fixed time at the earliest, so that the duration does not tell who has an account. */
export const hideDuration = async <Result>(work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.all([work, wait(LEAST_MS)])
  return result
}
