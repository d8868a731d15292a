import { samplePeak, truePeak } from '@dhvani/audio-measures'
import { PEAK_REACH, withSoftEnds } from './running-loudness.ts'
import type { Block } from './stereo-block.ts'

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
  let tails = [new Float32Array(KEPT), new Float32Array(KEPT)]
  return ({ left, right }: Block, harmless: number): number => {
    const sides = [left, right].map((samples, side) => {
      const all = new Float32Array(KEPT + samples.length)
      all.set(tails[side]!)
      all.set(samples, KEPT)
      return all
    })
    tails = sides.map((side) => side.slice(-KEPT))
    const soft = sides.map(withSoftEnds)
    const onSamples = 20 * Math.log10(Math.max(...soft.map(samplePeak), 1e-9))
    const peak = onSamples + OVERSHOOT_DB <= harmless ? onSamples : truePeak(soft)
    return peak
  }
}
