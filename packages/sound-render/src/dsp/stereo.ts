import { decibels, decibelsToGain, samples, type Samples } from '@dhvani/units'
import { giveBack, newSignal } from './signals.ts'

/** Two channels of equal length. Samples are floats around [-1, 1]; loops are cyclic. */
export type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

/** Two channels of zeros, each `length` samples long. */
export const silence = (length: Samples): Stereo => ({
  left: newSignal(length),
  right: newSignal(length),
})

/** Adds `source × factor` to `target`, sample by sample. Both have the same length. */
export const addInto = (target: Float32Array, source: Float32Array, factor = 1): void => {
  for (let index = 0; index < target.length; index += 1) target[index]! += source[index]! * factor
}

/** {@link addInto} for both channels. */
export const addStereo = (target: Stereo, source: Stereo, factor = 1): void => {
  addInto(target.left, source.left, factor)
  addInto(target.right, source.right, factor)
}

/** Adds a layer and gives its memory back: the layer must not be used afterwards. */
export const addLayer = (target: Stereo, layer: Stereo, factor = 1): void => {
  addStereo(target, layer, factor)
  giveBack(layer.left, layer.right)
}

/** Multiplies every sample in place. */
export const scale = (signal: Float32Array, factor: number): Float32Array => {
  for (let index = 0; index < signal.length; index += 1) signal[index]! *= factor
  return signal
}

/** {@link scale} for both channels. */
export const scaleStereo = (signal: Stereo, factor: number): Stereo => {
  scale(signal.left, factor)
  scale(signal.right, factor)
  return signal
}

/** Largest absolute sample, linear; 0 for no samples. */
export const peakOf = (signal: Float32Array): number => {
  let peak = 0
  for (let index = 0; index < signal.length; index += 1)
    peak = Math.max(peak, Math.abs(signal[index]!))
  return peak
}

/** Root of the mean square; 0 for no samples. */
export const rootMeanSquare = (signal: Float32Array): number => {
  let sum = 0
  for (let index = 0; index < signal.length; index += 1) sum += signal[index]! * signal[index]!
  return signal.length === 0 ? 0 : Math.sqrt(sum / signal.length)
}

/** Scales a signal in place so that its root mean square is `level`; silence stays silence. */
export const scaleToLevel = (signal: Float32Array, level: number): Float32Array => {
  const present = rootMeanSquare(signal)
  return present === 0 ? signal : scale(signal, level / present)
}

/** {@link scaleToLevel} for the mean power of both channels, so that their balance stays. */
export const scaleStereoToLevel = (signal: Stereo, level: number): Stereo => {
  const left = rootMeanSquare(signal.left)
  const right = rootMeanSquare(signal.right)
  const present = Math.sqrt((left * left + right * right) / 2)
  return present === 0 ? signal : scaleStereo(signal, level / present)
}

/**
 * Makes left and right share part of their noise: each becomes `share × M + own × side`.
 *
 * @param correlation wanted correlation coefficient of left and right, 0 to 1, when the three
 *   inputs are independent and of equal power
 * @param middle must not be read afterwards: its memory is used again
 */
export const shareBetween = (side: Stereo, middle: Float32Array, correlation: number): Stereo => {
  const share = Math.sqrt(correlation)
  const own = Math.sqrt(1 - correlation)
  for (const channel of [side.left, side.right])
    for (let index = 0; index < channel.length; index += 1)
      channel[index] = own * channel[index]! + share * middle[index]!
  giveBack(middle)
  return side
}

/** Constant-power pan. @param pan -1 (left) to 1 (right) */
export const panGains = (pan: number): { left: number; right: number } => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  return { left: Math.cos(angle), right: Math.sin(angle) }
}

/** A mono loop between the ears. @param signal is scaled in place and becomes the right channel; @param pan -1 (left) to 1 (right) */
export const panned = (signal: Float32Array, pan: number): Stereo => {
  const gains = panGains(pan)
  const left = newSignal(samples(signal.length))
  addInto(left, signal, gains.left)
  return { left, right: scale(signal, gains.right) }
}

/** The amplitude factor of a level in decibels, for recipes that compute their levels. */
export const fromDecibels = (level: number): number => decibelsToGain(decibels(level))
