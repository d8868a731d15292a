import type { Hertz } from '@dhvani/units'
import { JUST, type SvaraLetter } from '../pitch/just.ts'

/** Cents of each svara above Sa, low to high. */
export const SVARA_CENTS: readonly (readonly [SvaraLetter, number])[] = Object.entries(JUST).map(
  ([letter, ratio]) => [letter as SvaraLetter, 1200 * Math.log2(ratio)],
)

/** A pitch as a musician hears it: which svara, in which octave, and how far beside it. */
export type HeardSvara = {
  readonly letter: SvaraLetter
  /** 0 is the octave that begins with Sa (madhya), −1 the one below it (mandra), 1 the one above (taar). */
  readonly octave: number
  /** Cents beside the just note; above it they are positive. At most 67 either way, half of the widest step (Dha to komal Ni). */
  readonly cents: number
}

/** Cents above Sa. Both in hertz. */
export const centsAbove = (frequency: Hertz, sa: Hertz): number => 1200 * Math.log2(frequency / sa)

/**
 * The svara that is nearest to a pitch, of the twelve in just intonation.
 *
 * @param cents above Sa, any octave
 */
export const nearestSvara = (cents: number): HeardSvara => {
  const octave = Math.floor(cents / 1200)
  const inside = cents - 1200 * octave
  let nearest: HeardSvara = { letter: 'S', octave: octave + 1, cents: inside - 1200 }
  for (const [letter, place] of SVARA_CENTS)
    if (Math.abs(inside - place) <= Math.abs(nearest.cents))
      nearest = { letter, octave, cents: inside - place }
  return nearest
}

/** Cents beside a note up to which it counts as exact, close and off; further away, no note is meant. */
export const BANDS = { exact: 5, close: 20, off: 50 } as const

export type Band = keyof typeof BANDS | 'between'

/** @param cents beside the nearest note */
export const bandOf = (cents: number): Band => {
  const away = Math.abs(cents)
  if (away <= BANDS.exact) return 'exact'
  if (away <= BANDS.close) return 'close'
  return away <= BANDS.off ? 'off' : 'between'
}
