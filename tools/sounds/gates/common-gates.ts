import {
  integratedLoudness,
  longestSilence,
  measureSeam,
  offsetLevel,
  repeatLoop,
  selfSimilarity,
  toMono,
  truePeak,
  worstFoldLoss,
} from '@dhvani/audio-measures'
import { spreadChannel } from '@dhvani/sound-render/periods'
import type { Lufs } from '@dhvani/units'
import { PEAK_LIMIT } from '../ship/encode-files.ts'
import { gate, type Gate, type Take } from './gate.ts'

/** A longer run of exact zeros could be heard as a dropout. */
const LONGEST_SILENCE_MS = 20

/**
 * Ears that have nothing in common lose 3 dB on one loudspeaker, as two microphones apart in real rain do. What loses
 * more is taken away from one ear by the other; in dB, with room for chance.
 */
const MOST_LOST = 3.2
/** Any 10 s to any other: a texture that is heard twice scores 1. */
const MOST_ALIKE_SPREAD = 0.75

/** Gates of the finish of every loop, rendered or recorded: loudness, peak, offset and seam. */
export const finishGates = (
  { sound, sampleRate }: Pick<Take, 'sound' | 'sampleRate'>,
  targetLufs: Lufs,
): Gate[] => {
  const channels = [sound.left, sound.right]
  const looped = repeatLoop(channels, 3)
  const seam = measureSeam(looped.channels, sampleRate, looped.seams)
  return [
    gate('Loudness', integratedLoudness(channels, sampleRate), {
      least: targetLufs - 0.5,
      most: targetLufs + 0.5,
      unit: 'LUFS',
    }),
    gate('True peak', truePeak(channels), { most: PEAK_LIMIT, unit: 'dBTP' }),
    gate('Offset', Math.max(...channels.map(offsetLevel)), { most: -60, unit: 'dB' }),
    gate('Longest run of zeros', (longestSilence(channels) * 1000) / sampleRate, {
      most: LONGEST_SILENCE_MS,
      unit: 'ms',
    }),
    gate('Seam: hole (G1)', seam.hole, { least: -1, unit: 'dB' }),
    gate('Seam: click (G2)', seam.click, { most: 2 }),
    gate('Seam: step (G3)', seam.step, { most: seam.stepLimit, unit: 'LU' }),
  ]
}

/**
 * Gates that only a synthesised sound has to meet beside those of its finish (docs/contract/audio.md §8).
 *
 * @param mostAlike highest {@link selfSimilarity} of two places
 */
export const varietyGates = (take: Take, mostAlike: number): Gate[] => [
  gate('Channels differ', take.features.stereoCorrelation, { most: 0.995 }),
  gate('Best match of two places', selfSimilarity(take.mono, take.sampleRate), {
    most: mostAlike,
  }),
  gate(
    'Lost by an octave on one loudspeaker',
    worstFoldLoss([take.sound.left, take.sound.right], take.sampleRate),
    { most: MOST_LOST, unit: 'dB' },
  ),
]

/** What one loudspeaker makes of a texture as the engine plays it, of its left channel alone. */
export const textureGates = ({ sound, sampleRate }: Take): Gate[] => {
  const { left, right } = spreadChannel(sound.left)
  return [
    gate(
      'Best match of 10 s on one loudspeaker',
      selfSimilarity(toMono([left, right]), sampleRate, 10),
      { most: MOST_ALIKE_SPREAD },
    ),
  ]
}
