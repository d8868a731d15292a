import type { Decibels, Hertz, Lufs } from '@dhvani/units'
import { fromDecibels, peakOf, scaleStereo, type Stereo } from './stereo.ts'

/** The measures that finishing needs; the caller brings the meters. */
export type Meters = {
  /** Integrated loudness in LUFS (BS.1770-4). */
  loudness(sound: Stereo, sampleRate: Hertz): number
  /** True peak in dBTP. */
  truePeak(sound: Stereo): number
}

export type Finish = { targetLufs: Lufs; peakCeiling: Decibels; sampleRate: Hertz }

const LOOK_AHEAD_SECONDS = 0.004
const RELEASE_SECONDS = 0.09

/**
 * A limiter for loops: gain falls ahead of each peak and recovers after it, around the seam too.
 *
 * @param ceiling linear
 * @returns how far it turned down at most, in decibels (0: it had nothing to do)
 */
export const limitCyclic = (sound: Stereo, ceiling: number, sampleRate: Hertz): number => {
  const length = sound.left.length
  const ahead = Math.round(LOOK_AHEAD_SECONDS * sampleRate)
  const wanted = new Float32Array(length).fill(1)
  let deepest = 1
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(sound.left[index]!), Math.abs(sound.right[index]!))
    if (peak <= ceiling) continue
    const factor = ceiling / peak
    deepest = Math.min(deepest, factor)
    // A linear ramp towards the peak, in decibels close enough for a few of them.
    for (let back = 0; back <= ahead; back += 1) {
      const at = index - back < 0 ? index - back + length : index - back
      const ramp = factor + ((1 - factor) * back) / ahead
      if (ramp < wanted[at]!) wanted[at] = ramp
    }
  }
  if (deepest === 1) return 0
  const recover = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate))
  let level = 1
  for (let step = 0; step < 2 * length; step += 1) {
    const index = step < length ? step : step - length
    level = Math.min(wanted[index]!, level + (1 - level) * recover)
    if (step < length) continue
    sound.left[index]! *= level
    sound.right[index]! *= level
  }
  return -20 * Math.log10(deepest)
}

/** Takes the mean of each channel away; a constant has no place in a loop of sound. */
export const removeOffset = (sound: Stereo): void => {
  for (const channel of [sound.left, sound.right]) {
    let sum = 0
    for (let index = 0; index < channel.length; index += 1) sum += channel[index]!
    const mean = sum / channel.length
    for (let index = 0; index < channel.length; index += 1) channel[index]! -= mean
  }
}

/**
 * Brings a loop to its loudness under a true-peak ceiling, in place.
 *
 * Peaks above the ceiling are limited, and the loudness matched again, at most four times.
 *
 * @returns the factor of the plain gain part, and the deepest limiting in decibels
 */
export const normaliseLoudness = (
  sound: Stereo,
  { targetLufs, peakCeiling, sampleRate }: Finish,
  meters: Meters,
): { factor: number; limited: number } => {
  removeOffset(sound)
  let factor = 1
  let limited = 0
  for (let pass = 0; pass < 4; pass += 1) {
    const step = fromDecibels(targetLufs - meters.loudness(sound, sampleRate))
    scaleStereo(sound, step)
    factor *= step
    const over = meters.truePeak(sound) - peakCeiling
    if (over <= 0) {
      // Gates make loudness nonlinear in gain: go on until a step changes nothing.
      if (Math.abs(20 * Math.log10(step)) < 0.05) break
      continue
    }
    const top = Math.max(peakOf(sound.left), peakOf(sound.right))
    limited = Math.max(limited, limitCyclic(sound, top * fromDecibels(-over - 0.1), sampleRate))
  }
  return { factor, limited }
}
