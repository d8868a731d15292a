import type { Seconds } from '@dhvani/units'

/** A rise begins so many decibels below its ceiling: in a quiet room birds are not heard there. */
const RISE_DEPTH = 40

/** Steps of the curve, a tenth of a decibel each: straight between two of them is as good as exact. */
const STEPS = RISE_DEPTH * 10

/**
 * Raises a gain to 1 at a constant number of decibels a second; it stays there.
 *
 * A curve of values, because `setTargetAtTime` cannot rise exponentially. The gain needs a node of its
 * own: nothing else may move it, and a caller who ends the rise fades another gain.
 *
 * @param options.at  context time of the start
 */
export const scheduleRise = (
  param: AudioParam,
  { at, over }: { readonly at: Seconds; readonly over: Seconds },
): void => {
  const curve = Float32Array.from(
    { length: STEPS + 1 },
    (_, step) => 10 ** ((RISE_DEPTH / 20) * (step / STEPS - 1)),
  )
  param.setValueCurveAtTime(curve, at, over)
}
