/**
 * Every caller gets the one run, also while it is under way. After a run that failed, the next call tries
 * again.
 */
export const runOnce = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  const begin = async () => {
    try {
      await run()
    } catch (error) {
      running = undefined
      throw error
    }
  }
  return () => (running ??= begin())
}
