/** What the drawings of articles show, as measured: tools/sounds/figures/measure-figures.ts. */

/** Middle Sa of every loop, in hertz. */
export const SA_HERTZ = 277.18

/** One partial of a struck skin. */
export type StrokePartial = {
  /** Frequency as a multiple of Sa. */
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

/** Seconds from one level of {@link BLOOM} to the next. */
export const BLOOM_STEP = 0.2

/** One pluck of the tanpura's middle Sa: for partials 1 to 12, decibels below the loudest moment. */
export const BLOOM: readonly (readonly number[])[] = [
  [0, -4, -6, -8, -10, -11, -13, -14, -16, -17, -19, -20, -22, -23, -25, -26, -28],
  [-8, -13, -15, -16, -18, -19, -20, -20, -21, -22, -23, -24, -25, -26, -27, -28, -29],
  [-18, -18, -19, -20, -20, -20, -20, -19, -19, -20, -22, -24, -27, -30, -32, -34, -37],
  [-17, -32, -40, -38, -30, -26, -27, -30, -34, -36, -39, -41, -44, -46, -48, -50, -52],
  [-24, -21, -19, -18, -21, -26, -31, -35, -39, -42, -45, -48, -50, -53, -55, -57, -59],
  [-44, -28, -26, -29, -35, -40, -44, -47, -50, -53, -55, -58, -61, -63, -66, -68, -71],
  [-27, -19, -21, -28, -33, -37, -40, -44, -46, -49, -52, -55, -58, -60, -63, -66, -69],
  [-18, -26, -30, -32, -35, -37, -40, -43, -46, -48, -51, -54, -57, -60, -63, -66, -70],
  [-10, -22, -28, -31, -34, -37, -40, -43, -46, -49, -52, -55, -58, -61, -65, -68, -71],
  [-12, -27, -36, -34, -36, -39, -41, -44, -47, -51, -54, -57, -61, -64, -68, -72, -75],
  [-16, -23, -35, -42, -43, -44, -46, -48, -51, -54, -57, -61, -64, -68, -71, -75, -79],
  [-24, -23, -32, -38, -41, -43, -46, -49, -52, -55, -59, -62, -66, -69, -73, -77, -81],
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
