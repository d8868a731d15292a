/** Waits before each further try for what did not come, in milliseconds. A quick restart of the server fits. */
export const TRY_WAITS_MS = [500, 2000, 5000] as const

/** Tries again, by itself, for things that did not come. */
export type Tries = {
  /**
   * Runs the next try after its wait.
   *
   * @returns whether there is a next one
   */
  readonly later: (id: string) => boolean
  /** Ends the wait. The next failure counts as the first one. */
  readonly forget: (id: string) => void
}

export const createTries = (run: (id: string) => void): Tries => {
  const known = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>()
  return {
    later(id) {
      const last = known.get(id)
      clearTimeout(last?.timer)
      const count = last ? last.count + 1 : 0
      const ms = TRY_WAITS_MS[count]
      if (ms === undefined) return false
      known.set(id, { count, timer: setTimeout(run, ms, id) })
      return true
    },
    forget(id) {
      clearTimeout(known.get(id)?.timer)
      known.delete(id)
    },
  }
}
