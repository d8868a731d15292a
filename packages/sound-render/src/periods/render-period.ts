import type { Hertz, Lufs } from '@dhvani/units'
import { getCalmestStart, rotate } from '../dsp/calm-seam.ts'
import { normaliseLoudness, type Meters } from '../dsp/normalise.ts'
import type { Stereo } from '../dsp/stereo.ts'
import type { Recipe, TakeOptions } from '../recipe.ts'
import { evenLoudness } from './even-loudness.ts'
import { getRestStart } from './rest-start.ts'

export type PeriodOptions = TakeOptions & {
  /** A multiple of 25 Hz, so that a period is whole in samples. */
  readonly sampleRate: Hertz
  /** Integrated loudness of the file that the period follows. */
  readonly targetLufs: Lufs
}

/**
 * Another take of a sound, ready to follow any take of it: as loud as the file, and begun where it is
 * calmest, or, where the sound has a pulse, in phase with the file.
 *
 * @returns one cyclic period of `recipe.duration`, or of the length that is asked for
 */
export const renderPeriod = (
  recipe: Recipe,
  { targetLufs, ...take }: PeriodOptions,
  meters: Meters,
): Stereo => {
  const { sampleRate } = take
  const raw = recipe.render(take)
  const start = recipe.pulse
    ? getRestStart(raw, recipe.pulse(take), sampleRate)
    : getCalmestStart(raw, sampleRate)
  const period = rotate(raw, start)
  if (recipe.isSparse) evenLoudness(period, sampleRate, meters)
  normaliseLoudness(period, { targetLufs, peakCeiling: recipe.peakCeiling, sampleRate }, meters)
  return period
}
