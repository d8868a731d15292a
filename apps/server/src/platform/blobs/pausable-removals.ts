import type { Blobs } from './blobs.ts'

/** A file store whose removals can wait, so that a backup finds every file that its rows name. */
export type PausableBlobs = Blobs & {
  /** @returns ends this pause; the last pause to end removes what was asked for meanwhile */
  pauseRemovals(): () => Promise<void>
}

export const withPausableRemovals = (blobs: Blobs): PausableBlobs => {
  let pauses = 0
  const waiting = new Set<string>()
  return {
    ...blobs,
    remove: async (key) => {
      if (pauses > 0) waiting.add(key)
      else await blobs.remove(key)
    },
    pauseRemovals: () => {
      pauses += 1
      let isOver = false
      return async () => {
        if (isOver) return
        isOver = true
        pauses -= 1
        if (pauses > 0) return
        const keys = [...waiting]
        waiting.clear()
        for (const key of keys) await blobs.remove(key)
      }
    },
  }
}
