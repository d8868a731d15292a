import { samples, type Hertz } from '@dhvani/units'
import type { Stereo } from '../dsp/stereo.ts'
import { stretchOf } from './stretch-of.ts'

/** How much of a period is looked at on either side of its join. */
const AROUND_SECONDS = 6

/**
 * What a listener hears around a place of a loop: six seconds before it and six after it, or a whole period each
 * of a shorter one.
 *
 * @param start a sample of the loop, 0 unless given
 */
export const aroundStart = (loop: Stereo, sampleRate: Hertz, start = samples(0)): Stereo => {
  const reach = Math.min(Math.round(AROUND_SECONDS * sampleRate), loop.left.length)
  return stretchOf(loop, start - reach, start + reach)
}
