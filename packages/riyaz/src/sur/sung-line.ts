import type { Hertz } from '@dhvani/units'
import { createVoiceDetector } from './pitch-detector.ts'
import { centsAbove } from './svara.ts'

/** One moment of a sung line. */
export type SungPoint = {
  /** Seconds, by the clock of the caller. */
  readonly at: number
  readonly frequency: Hertz
}

/** What was sung lately. */
export type SungLine = {
  /**
   * Reads a moment.
   *
   * @param at seconds of any steady clock
   * @returns the pitch, once two moments agree on it: a slip of one moment is no note
   */
  hear(wave: Float32Array, at: number): SungPoint | undefined
  /** The points that are kept, oldest first. */
  points(): readonly SungPoint[]
}

/** A voice moves less than this from moment to moment, in cents: a fast meend crosses an octave in a tenth of a second. */
const LARGEST_STEP = 250

/** Moments that are further apart than this do not vouch for each other. Seconds. */
const LONGEST_PAUSE = 0.25

/** @param kept seconds for which points are kept */
export const createSungLine = (sampleRate: Hertz, kept: number): SungLine => {
  const detector = createVoiceDetector(sampleRate)
  let points: SungPoint[] = []
  let before: SungPoint | undefined
  return {
    hear(wave, at) {
      points = points.filter((point) => point.at > at - kept)
      const frequency = detector.hear(wave)
      const last = before
      before = frequency === undefined ? undefined : { at, frequency }
      if (!before || !last || at - last.at > LONGEST_PAUSE) return undefined
      if (Math.abs(centsAbove(before.frequency, last.frequency)) > LARGEST_STEP) return undefined
      points.push(before)
      return before
    },
    points: () => points,
  }
}
