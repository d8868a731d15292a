import type { Hertz, Random, Samples } from '@dhvani/units'
import { filterCyclic, type Section } from './filters.ts'
import { newSignal } from './signals.ts'

/**
 * Gaussian white noise of unit variance (G. Marsaglia and T. Bray's polar method, SIAM Review 6,
 * 1964).
 *
 * Being `length` independent samples it is periodic by construction: any cyclic treatment of it
 * loops without a seam.
 */
export const whiteNoise = (length: Samples, random: Random): Float32Array => {
  const signal = newSignal(length)
  for (let index = 0; index < length;) {
    const x = 2 * random() - 1
    const y = 2 * random() - 1
    const square = x * x + y * y
    if (square >= 1 || square === 0) continue
    const factor = Math.sqrt((-2 * Math.log(square)) / square)
    signal[index] = x * factor
    index += 1
    if (index < length) signal[index] = y * factor
    index += 1
  }
  return signal
}

/**
 * First-order sections whose alternating poles and zeros, a pair in each octave, approximate a constant
 * slope (J. O. Smith, "Spectral tilt filters", 2008).
 *
 * @param slope decibels per octave, 0 to -6
 * @param lowest,highest band of the slope in hertz; flat outside
 */
export const tiltSections = (
  slope: number,
  lowest: number,
  highest: number,
  sampleRate: Hertz,
): Section[] => {
  const octaves = Math.max(1, Math.round(Math.log2(highest / lowest)))
  const ratio = (highest / lowest) ** (1 / octaves)
  const share = ratio ** (-slope / 6.0206)
  return Array.from({ length: octaves }, (_, octave) => {
    const pole = Math.exp((-2 * Math.PI * lowest * ratio ** octave) / sampleRate)
    const zero = Math.exp((-2 * Math.PI * lowest * ratio ** octave * share) / sampleRate)
    const unity = (1 - pole) / (1 - zero)
    return { b0: unity, b1: -unity * zero, b2: 0, a1: -pole, a2: 0 }
  })
}

/** Pink noise (-3 dB per octave from 20 Hz to 16 kHz), periodic, about unit variance. */
export const pinkNoise = (length: Samples, sampleRate: Hertz, random: Random): Float32Array => {
  const signal = filterCyclic(
    whiteNoise(length, random),
    tiltSections(-3.0103, 20, 16_000, sampleRate),
  )
  return normalisePower(signal)
}

/** Brown noise (-6 dB per octave above `corner` hertz), periodic, about unit variance. */
export const brownNoise = (
  length: Samples,
  sampleRate: Hertz,
  random: Random,
  corner = 20,
): Float32Array => {
  const pole = Math.exp((-2 * Math.PI * corner) / sampleRate)
  const section = { b0: 1 - pole, b1: 0, b2: 0, a1: -pole, a2: 0 }
  return normalisePower(filterCyclic(whiteNoise(length, random), [section]))
}

const normalisePower = (signal: Float32Array): Float32Array => {
  let sum = 0
  for (let index = 0; index < signal.length; index += 1) sum += signal[index]! * signal[index]!
  const factor = sum === 0 ? 1 : 1 / Math.sqrt(sum / signal.length)
  for (let index = 0; index < signal.length; index += 1) signal[index]! *= factor
  return signal
}
