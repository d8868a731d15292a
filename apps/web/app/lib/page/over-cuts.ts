/** How long a press waits for the network, in milliseconds. Later, no visitor expects its effect any more. */
export const STILL_WANTED_MS = 60_000

/**
 * Waits for the network after something failed.
 *
 * @returns `true` once the browser is online again; `false` at once where it was online all the time, since
 *   the network is then not to blame, and `false` after a minute without a network
 */
export const networkReturns = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (navigator.onLine) return resolve(false)
    setTimeout(resolve, STILL_WANTED_MS, false)
    return addEventListener('online', () => resolve(true), { once: true })
  })

/**
 * Runs something that needs the network. Where a run fails offline, runs it again as soon as the browser
 * is online.
 *
 * @param isWanted asked before each further run
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
