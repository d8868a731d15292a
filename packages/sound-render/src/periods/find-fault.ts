import { samples, type Hertz, type Lufs, type Samples } from '@dhvani/units'
import type { Meters } from '../dsp/normalise.ts'
import { giveBack } from '../dsp/signals.ts'
import type { Stereo } from '../dsp/stereo.ts'
import { stretchOf } from './stretch-of.ts'

/** What finishing and checking a period needs. The caller brings them: this package measures nothing. */
export type PeriodMeters = Meters & {
  /** @returns whether a listener cannot hear the join in the middle of the stretch (docs/contract/audio.md §3) */
  readonly isSeamless: (stretch: Stereo, sampleRate: Hertz) => boolean
}

/** How much of a period is looked at on either side of its join: so much, or a whole period of a shorter one. */
const AROUND_SECONDS = 6

/** @returns whether a listener cannot hear the join of a loop that begins at `start` */
export const isUnheard = (
  loop: Stereo,
  start: Samples,
  sampleRate: Hertz,
  { isSeamless }: Pick<PeriodMeters, 'isSeamless'>,
): boolean => {
  const reach = Math.min(Math.round(AROUND_SECONDS * sampleRate), loop.left.length)
  const around = stretchOf(loop, start - reach, start + reach)
  const answer = isSeamless(around, sampleRate)
  giveBack(around.left, around.right)
  return answer
}

/** Why a period must not be played. */
export type PeriodFault = 'not a number' | 'loudness' | 'peak' | 'seam'

/** How far a period may be from the loudness of the file that it follows, in LU. */
const LOUDNESS_TOLERANCE = 0.3
/** No shipped file peaks above this either, in dBTP. */
const HIGHEST_PEAK = -3
const hasOnlyNumbers = (channel: Float32Array): boolean => {
  // One NaN or infinity makes the sum of all products with 0 a NaN.
  let sum = 0
  for (let index = 0; index < channel.length; index += 1) sum += channel[index]! * 0
  return sum === 0
}

/**
 * Checks a period before it is played.
 *
 * @returns the first fault, or `undefined` for a period that may be played
 */
export const findFault = (
  period: Stereo,
  { sampleRate, targetLufs }: { readonly sampleRate: Hertz; readonly targetLufs: Lufs },
  meters: PeriodMeters,
): PeriodFault | undefined => {
  if (!hasOnlyNumbers(period.left) || !hasOnlyNumbers(period.right)) return 'not a number'
  const away = Math.abs(meters.loudness(period, sampleRate) - targetLufs)
  if (!(away <= LOUDNESS_TOLERANCE)) return 'loudness'
  if (!(meters.truePeak(period) <= HIGHEST_PEAK)) return 'peak'
  return isUnheard(period, samples(0), sampleRate, meters) ? undefined : 'seam'
}
