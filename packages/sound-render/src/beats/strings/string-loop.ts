import type { Hertz } from '@dhvani/units'
import type { Section } from '../../dsp/filters.ts'

/** Numbers that tune one round of a delay line with a one-pole low-pass in its feedback. */
export type StringLoop = {
  /** Samples of delay, with a fraction, for which the loop sounds the wanted frequency. */
  delay: number
  /** Gain of each round for which the fundamental falls by 60 dB in its t60. */
  gain: number
}

/**
 * Tunes a plucked string: what the damping filter delays and takes away at the fundamental is made
 * up for (D. Jaffe and J. O. Smith, "Extensions of the Karplus-Strong plucked-string algorithm",
 * Computer Music Journal 7, 1983: phase delay and loss of the loop filter).
 *
 * @param frequency hertz
 * @param t60 seconds
 * @param damping the loop's one-pole low-pass
 * @param most no gain is above this, or a partial would swell
 */
export const tuneStringLoop = (
  frequency: number,
  t60: number,
  { b0, a1 }: Pick<Section, 'b0' | 'a1'>,
  sampleRate: Hertz,
  most: number,
): StringLoop => {
  const pole = -a1
  const omega = (2 * Math.PI * frequency) / sampleRate
  const filterDelay = Math.atan2(pole * Math.sin(omega), 1 - pole * Math.cos(omega)) / omega
  const loss = b0 / Math.hypot(1 - pole * Math.cos(omega), pole * Math.sin(omega))
  return {
    delay: sampleRate / frequency - filterDelay,
    gain: Math.min(most, 10 ** (-3 / (frequency * t60)) / loss),
  }
}
