import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work for a known address takes. */
const LEAST_MS = 100

/** Answers and refuses after 100 ms at the earliest, so that the duration does not tell who has an account. */
export const hideDuration = async <Result>(work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work, wait(LEAST_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
