import { samplePeak, truePeak } from '@dhvani/audio-measures'
import { createSoftEnds, PEAK_REACH } from './running-loudness.ts'
import { createTail, type Block } from './stereo-block.ts'

/** A wave rises above its samples by no more, where it is a tone of up to a quarter of the sample rate. */
const OVERSHOOT_DB = 3

/** Of the piece before: a wave that is cut off there is whole in the next measure. */
const KEPT = 3 * PEAK_REACH

/**
 * Measures true peaks of pieces, where they matter: points between samples take most of the time of a measure, and few pieces are
 * near the highest peak.
 *
 * @returns a function that is given each piece in turn, and the peak below which it need not be exact, in dBTP; it returns dBTP. A peak in
 *   the last samples of a piece counts to the next one
 */
export const createPiecePeaks = () => {
  const ears = [0, 1].map(() => ({ join: createTail(KEPT), soften: createSoftEnds() }))
  return ({ left, right }: Block, harmless: number): number => {
    const soft = [left, right].map((samples, side) => {
      const { join, soften } = ears[side]!
      return soften(join(samples))
    })
    const onSamples = 20 * Math.log10(Math.max(...soft.map(samplePeak), 1e-9))
    const peak = onSamples + OVERSHOOT_DB <= harmless ? onSamples : truePeak(soft)
    return peak
  }
}
