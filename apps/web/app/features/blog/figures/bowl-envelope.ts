import { BOWL, type BowlPartial } from '#content/figures.ts'
import { envelopeAt } from './beat-envelope.ts'

/** Seconds of a stroke that the drawing shows. */
export const BOWL_SECONDS = 6

/** Units of the drawing from its left edge to the beginning, and in all. */
export const BOWL_LEFT = 10
export const BOWL_WIDTH = 460

/** Decibels below the first moment that have no height any more. */
const FLOOR = -45

/** Enough for the fastest pair: it beats twice a second. */
const POINTS_A_SECOND = 30

/**
 * How loud a pair of tones is that beats while it dies away, as a share of its first moment.
 *
 * @param time seconds after the stroke
 */
export const bowlAt = ({ beat, t60 }: BowlPartial, time: number): number =>
  envelopeAt(beat, time) * 10 ** ((-3 * time) / t60)

/**
 * Outline of one partial of the bowl, in decibels, as loudness is heard, and as high as the space allows: the drawing
 * compares times, and its table levels.
 *
 * @param middle where its middle lies in the drawing
 * @param height from the middle to its highest point
 */
export const bowlPath = (partial: number, middle: number, height: number): string => {
  const pair = BOWL[partial]
  if (!pair) throw new RangeError(`The bowl has no partial ${partial}`)
  const count = BOWL_SECONDS * POINTS_A_SECOND
  const heights = Array.from({ length: count + 1 }, (_, point) =>
    Math.max(0, 1 - (20 * Math.log10(bowlAt(pair, point / POINTS_A_SECOND))) / FLOOR),
  )
  const place = (value: number, point: number, side: 1 | -1) =>
    `${(BOWL_LEFT + (BOWL_WIDTH * point) / count).toFixed(1)},${(middle - side * height * value).toFixed(1)}`
  const upper = heights.map((value, point) => place(value, point, 1))
  const lower = heights.map((value, point) => place(value, point, -1)).toReversed()
  return `M${upper.join(' ')} ${lower.join(' ')}Z`
}
