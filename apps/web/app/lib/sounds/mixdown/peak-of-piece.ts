import { samplePeak, truePeak } from '@dhvani/audio-measures'
import { withSoftEnds } from './running-loudness.ts'
import type { Block } from './stereo-block.ts'

/** A wave rises above its samples by no more, where it is a tone of up to a quarter of the sample rate. */
const OVERSHOOT_DB = 3

/**
 * The true peak of a piece, where it matters. Points between samples take most of the time of a measure, and few pieces are near
 * the highest peak.
 *
 * @param harmless no lower peak matters, in dBTP
 * @returns dBTP, or what samples alone have, where the piece stays below `harmless`
 */
export const peakOfPiece = ({ left, right }: Block, harmless: number): number => {
  const samples = 20 * Math.log10(Math.max(samplePeak(left), samplePeak(right), 1e-9))
  return samples + OVERSHOOT_DB <= harmless ? samples : truePeak([left, right].map(withSoftEnds))
}
