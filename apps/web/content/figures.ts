/** What the drawings of articles show, as measured: tools/sounds/figures/measure-figures.ts. */

/** Middle Sa of every loop, in hertz. */
export const SA_HERTZ = 277.18

/** One partial of a struck skin. */
export type StrokePartial = {
  /** Frequency as a multiple of Sa, or of a bowl's lowest partial. */
  readonly ratio: number
  /** Decibels below the strongest partial. */
  readonly level: number
  /** Seconds in which it falls by 60 dB. */
  readonly t60: number
}

/** Na on the treble drum, as the tabla kit renders it. */
export const STROKE: readonly StrokePartial[] = [
  { ratio: 1.12, level: -43.4, t60: 0.17 },
  { ratio: 2, level: -12.7, t60: 0.99 },
  { ratio: 3, level: 0, t60: 0.36 },
  { ratio: 4, level: -11.9, t60: 0.31 },
  { ratio: 5, level: -9.9, t60: 0.31 },
  { ratio: 6, level: -15.5, t60: 0.23 },
  { ratio: 6.67, level: -27.4, t60: 0.15 },
]

/**
 * The first seven partials of an even circular membrane, as multiples of the lowest: zeros of Bessel
 * functions (N. Fletcher and T. Rossing, "The Physics of Musical Instruments", ch. 3).
 */
export const MEMBRANE: readonly number[] = [1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.16]

/** The lowest partial of the bowl, in hertz. */
export const BOWL_HERTZ = 233

/** A pair of tones that a struck bowl has in the place of one partial, since its rim is never quite round. */
export type BowlPartial = StrokePartial & {
  /** Hertz between the two: how often a second they swell. */
  readonly beat: number
}

/**
 * The bowl that rings when the focus timer ends (app/features/focus-timer/bell.ts, whose decays end at −80 dB of full
 * scale): a calculation, and no measurement of a bowl.
 */
export const BOWL: readonly BowlPartial[] = [
  { ratio: 1, level: 0, beat: 0.7, t60: 6.18 },
  { ratio: 2.71, level: -5.7, beat: 1.1, t60: 4.34 },
  { ratio: 5.12, level: -13.2, beat: 1.7, t60: 2.63 },
  { ratio: 8.13, level: -20.0, beat: 2.3, t60: 1.5 },
]

/** Seconds from one level of {@link BLOOM} to the next. */
export const BLOOM_STEP = 0.2

/** One pluck of the tanpura's middle Sa: for partials 1 to 12, decibels below the loudest moment. */
export const BLOOM: readonly (readonly number[])[] = [
  [-11, -10, -10, -11, -12, -13, -14, -15, -17, -18, -20, -22, -24, -27, -29, -32, -34],
  [-8, -6, -5, -4, -4, -4, -6, -9, -12, -14, -16, -17, -17, -19, -21, -24, -27],
  [0, -2, -3, -7, -13, -14, -13, -16, -21, -22, -21, -23, -28, -30, -29, -30, -35],
  [-14, -6, -8, -7, -10, -11, -13, -16, -16, -20, -20, -25, -24, -29, -28, -32, -33],
  [-13, -15, -17, -19, -20, -20, -22, -24, -26, -29, -32, -35, -38, -41, -43, -45, -47],
  [-28, -25, -22, -26, -25, -30, -29, -34, -34, -38, -38, -43, -43, -48, -48, -52, -53],
  [-21, -23, -18, -20, -25, -22, -25, -28, -27, -34, -35, -36, -42, -41, -44, -50, -48],
  [-25, -11, -14, -17, -15, -21, -21, -21, -29, -28, -30, -37, -35, -40, -45, -43, -50],
  [-20, -17, -11, -17, -13, -16, -19, -18, -26, -25, -30, -34, -34, -42, -40, -46, -49],
  [-25, -9, -16, -12, -17, -16, -18, -22, -22, -31, -28, -38, -36, -43, -44, -48, -53],
  [-21, -10, -10, -11, -12, -14, -17, -20, -24, -29, -33, -37, -41, -45, -49, -53, -57],
  [-24, -13, -12, -13, -15, -16, -19, -22, -26, -30, -34, -38, -42, -47, -51, -55, -59],
]

/**
 * The index of the loudest moment that a partial reaches after it has grown again.
 *
 * @returns undefined where it only fades
 */
export const findBloom = (levels: readonly number[]): number | undefined => {
  const grown = levels.findIndex((level, at) => at > 0 && level > (levels[at - 1] ?? level))
  if (grown === -1) return undefined
  const later = levels.slice(grown)
  return grown + later.indexOf(Math.max(...later))
}
