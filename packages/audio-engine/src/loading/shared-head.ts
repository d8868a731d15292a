import type { Head } from './read-head.ts'

/** A head that several callers of one download get. */
export type SharedHead = {
  readonly take: Head['take']
  /** Gives the head to `take` now, or as soon as it is decoded. */
  readonly hand: (take: Head['take']) => void
}

export const createSharedHead = (): SharedHead => {
  const waiting: Head['take'][] = []
  let decoded: AudioBuffer | undefined
  return {
    take(buffer) {
      decoded = buffer
      for (const take of waiting) take(buffer)
    },
    hand(take) {
      if (decoded === undefined) waiting.push(take)
      else take(decoded)
    },
  }
}
