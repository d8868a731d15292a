import { samples, type Decibels, type Hertz, type Lufs } from '@dhvani/units'
import { giveBack, newSignal } from './signals.ts'
import { fromDecibels, peakOf, scaleStereo, type Stereo } from './stereo.ts'

/** The measures that finishing needs. The caller brings them: this package measures nothing. */
export type Meters = {
  /** Integrated loudness in LUFS (BS.1770-4). */
  loudness(sound: Stereo, sampleRate: Hertz): number
  /** True peak in dBTP. */
  truePeak(sound: Stereo): number
}

/** Integrated loudness and highest true peak (dBTP) of a finished loop. */
export type Finish = { targetLufs: Lufs; peakCeiling: Decibels; sampleRate: Hertz }

/** The limiter begins to turn down this long before a peak. */
const LOOK_AHEAD_SECONDS = 0.004
/** Time constant with which it turns up again. */
const RELEASE_SECONDS = 0.09

/**
 * A limiter for loops: gain falls ahead of each peak and recovers after it, around the seam too.
 *
 * @param sound one period, changed in place
 * @param ceiling highest sample afterwards, linear
 * @returns how far it turned down at most, in decibels; 0 when no sample was above the ceiling
 */
export const limitCyclic = (sound: Stereo, ceiling: number, sampleRate: Hertz): number => {
  const length = sound.left.length
  const ahead = Math.round(LOOK_AHEAD_SECONDS * sampleRate)
  const wanted = newSignal(samples(length)).fill(1)
  let deepest = 1
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(sound.left[index]!), Math.abs(sound.right[index]!))
    if (peak <= ceiling) continue
    const factor = ceiling / peak
    deepest = Math.min(deepest, factor)
    // The ramp is linear in gain; over a few decibels no ear tells it from one in decibels.
    for (let back = 0; back <= ahead; back += 1) {
      const at = index - back < 0 ? index - back + length : index - back
      const ramp = factor + ((1 - factor) * back) / ahead
      if (ramp < wanted[at]!) wanted[at] = ramp
    }
  }
  if (deepest === 1) {
    giveBack(wanted)
    return 0
  }
  const recover = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate))
  let level = 1
  for (let step = 0; step < 2 * length; step += 1) {
    const index = step < length ? step : step - length
    level = Math.min(wanted[index]!, level + (1 - level) * recover)
    if (step < length) continue
    sound.left[index]! *= level
    sound.right[index]! *= level
  }
  giveBack(wanted)
  return -20 * Math.log10(deepest)
}

/** Takes the mean of each channel away, in place: an offset costs headroom and is never heard. */
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
 * @param sound one period, changed in place
 * @returns the product of all plain gains (linear), and the deepest limiting in decibels
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
