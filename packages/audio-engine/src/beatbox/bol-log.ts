import type { HeardEvent } from './beat-layer.ts'
import type { HeardBol } from './beatbox-types.ts'

/** A bol counts as sounding for this many beats. */
const BOL_LENGTH = 2

/** The bols that were queued lately, to tell which sound now. */
export type BolLog = {
  add(slot: number, event: HeardEvent): void
  /** Forgets bols that ended well before a beat. */
  forgetBefore(beat: number): void
  clear(): void
  /** The bols that sound at a context time and its beat: the latest of each slot. */
  soundingAt(now: { readonly time: number; readonly beat: number }): readonly HeardBol[]
}

export const createBolLog = (): BolLog => {
  const queued: (HeardEvent & { readonly slot: number })[] = []
  return {
    add: (slot, event) => void queued.push({ ...event, slot }),
    forgetBefore(beat) {
      while ((queued[0]?.beat ?? Infinity) < beat - 4 * BOL_LENGTH) queued.shift()
    },
    clear() {
      queued.length = 0
    },
    soundingAt(now) {
      const latest = new Map<number, HeardBol>()
      for (const { slot, bol, beat, time } of queued) {
        if (time <= now.time && beat > now.beat - BOL_LENGTH) latest.set(slot, { slot, bol, beat })
      }
      return [...latest.values()]
    },
  }
}
