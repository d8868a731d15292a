/** Seconds that the drawing of two tones shows. */
export const DRAWN_SECONDS = 2

/** Difference of the two tones until the reader moves the slider, and its ends, in hertz. */
export const DIFFERENCE = { initial: 4, min: 1, max: 12 } as const

/** Units of the drawing from its left edge to the beginning, and in all. */
export const BEAT_LEFT = 10
export const BEAT_WIDTH = 460

/** Points in a second: enough for twelve beats. */
const POINTS_A_SECOND = 120

/**
 * How loud two equal sines are together: `|cos(π · difference · t)|`, the envelope of their sum.
 *
 * @param difference hertz
 * @param time seconds
 */
export const envelopeAt = (difference: number, time: number): number =>
  Math.abs(Math.cos(Math.PI * difference * time))

/**
 * Outline of the sum of two tones over two seconds.
 *
 * @param middle where its middle lies in the drawing
 * @param height from the middle to its highest point
 */
export const envelopePath = (difference: number, middle: number, height: number): string => {
  const count = DRAWN_SECONDS * POINTS_A_SECOND
  const heights = Array.from({ length: count + 1 }, (_, point) =>
    envelopeAt(difference, point / POINTS_A_SECOND),
  )
  const place = (value: number, point: number, side: 1 | -1) =>
    `${(BEAT_LEFT + (BEAT_WIDTH * point) / count).toFixed(1)},${(middle - side * height * value).toFixed(1)}`
  const upper = heights.map((value, point) => place(value, point, 1))
  const lower = heights.map((value, point) => place(value, point, -1)).toReversed()
  return `M${upper.join(' ')} ${lower.join(' ')}Z`
}
