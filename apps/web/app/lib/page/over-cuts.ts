/** What was pressed longer ago begins only at a press, in milliseconds: no visitor expects it any more. */
const STILL_WANTED_MS = 60_000

/** Resolves when the browser is online; `false` where it was, so the network is not to blame, and after a minute. */
export const networkReturns = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (navigator.onLine) return resolve(false)
    setTimeout(resolve, STILL_WANTED_MS, false)
    return addEventListener('online', () => resolve(true), { once: true })
  })

/**
 * Runs what needs the network, and again each time that the network is back after a run that failed
 * without one.
 *
 * @throws the reason of the last run
 */
export const overCuts = async <Result>(
  run: () => Promise<Result>,
  isWanted: () => boolean,
): Promise<Result> => {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(await networkReturns()) || !isWanted()) throw error
    }
  }
}
