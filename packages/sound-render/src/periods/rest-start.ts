import { samples, type Hertz, type Samples } from '@dhvani/units'
import type { Stereo } from '../dsp/stereo.ts'
import type { Pulse } from '../recipe.ts'

/** The level on either side of a passage is the mean of this long, as in the seam's G3. */
const SIDE_SECONDS = 0.4

/** Mean power of both channels from `from` on, around the loop, in dB. */
const powerAt = ({ left, right }: Stereo, from: number, count: number): number => {
  let sum = 0
  for (let step = 0; step < count; step += 1) {
    const at = (from + step + left.length) % left.length
    sum += left[at]! * left[at]! + right[at]! * right[at]!
  }
  return 10 * Math.log10(sum / count + 1e-12)
}

/**
 * The rest between two beats whose surroundings are nearest in level to those of the file's beginning:
 * takes that begin at such a place meet the file and each other without a step.
 *
 * @param sound one period with a beat at its first sample, give or take; untouched
 */
export const getRestStart = (
  sound: Stereo,
  { every, rest, restLevel }: Pulse,
  sampleRate: Hertz,
): Samples => {
  const length = sound.left.length
  const side = Math.round(SIDE_SECONDS * sampleRate)
  const wanted = powerAt(sound, 0, length) + restLevel
  let [best, lowest] = [0, Infinity]
  for (let at = rest * sampleRate; at < length; at += every * sampleRate) {
    const start = Math.round(at)
    const away =
      Math.abs(powerAt(sound, start - side, side) - wanted) +
      Math.abs(powerAt(sound, start, side) - wanted)
    if (away < lowest) [best, lowest] = [start, away]
  }
  return samples(best)
}
