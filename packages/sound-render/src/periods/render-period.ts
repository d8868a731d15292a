import type { Hertz, Lufs, Samples } from '@dhvani/units'
import { getCalmStarts, turnInPlace } from '../dsp/calm-seam.ts'
import { normaliseLoudness } from '../dsp/normalise.ts'
import type { Stereo } from '../dsp/stereo.ts'
import type { Recipe, TakeOptions } from '../recipe.ts'
import { evenLoudness } from './even-loudness.ts'
import { isUnheard, type PeriodMeters } from './find-fault.ts'

/** The calmest place is not always one where a join stays unheard, so the next calm ones are tried. */
const MOST_STARTS = 8

export type PeriodOptions = TakeOptions & {
  /** A multiple of 25 Hz, so that a period is whole in samples. */
  readonly sampleRate: Hertz
  /** Integrated loudness of the file that the period follows. */
  readonly targetLufs: Lufs
}

const findUnheardStart = (raw: Stereo, sampleRate: Hertz, meters: PeriodMeters): Samples => {
  const starts = getCalmStarts(raw, sampleRate, MOST_STARTS)
  return starts.find((start) => isUnheard(raw, start, sampleRate, meters)) ?? starts[0]!
}

/**
 * Another take of a sound, ready to follow any take of it: as loud as the file, and begun at the calmest place
 * where its join is not heard.
 *
 * @returns one cyclic period of `recipe.duration`, or of the length that is asked for
 */
export const renderPeriod = (
  recipe: Recipe,
  { targetLufs, ...take }: PeriodOptions,
  meters: PeriodMeters,
): Stereo => {
  const { sampleRate } = take
  const raw = recipe.render(take)
  // Before the start is looked for: a moved gain may make a dip at the join deeper.
  if (recipe.isSparse) evenLoudness(raw, sampleRate, meters)
  const start = findUnheardStart(raw, sampleRate, meters)
  const period = { left: turnInPlace(raw.left, start), right: turnInPlace(raw.right, start) }
  normaliseLoudness(period, { targetLufs, peakCeiling: recipe.peakCeiling, sampleRate }, meters)
  return period
}
