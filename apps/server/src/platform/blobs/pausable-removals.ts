import type { Blobs } from './blobs.ts'

/** A file store whose removals can wait, so that a backup finds every file its rows name. */
export type HoldableBlobs = Blobs & {
  /** @returns ends the wait and removes what was asked for meanwhile */
  holdRemovals(): () => Promise<void>
}

export const withHeldRemovals = (blobs: Blobs): HoldableBlobs => {
  let holders = 0
  const waiting = new Set<string>()
  return {
    ...blobs,
    remove: async (key) => {
      if (holders > 0) waiting.add(key)
      else await blobs.remove(key)
    },
    holdRemovals: () => {
      holders += 1
      let isReleased = false
      return async () => {
        if (isReleased) return
        isReleased = true
        holders -= 1
        if (holders > 0) return
        const keys = [...waiting]
        waiting.clear()
        for (const key of keys) await blobs.remove(key)
      }
    },
  }
}
