import { decibels, percent, type Decibels, type Percent } from '@dhvani/units'
import { faderGain } from './fader-law.ts'

/** The fader's law as a level: 0 dB at 100, about -12 dB at 50, `-Infinity` at 0. */
export const faderDecibels = (position: Percent): Decibels =>
  decibels(20 * Math.log10(faderGain(position)))

/**
 * The inverse of the law. It stands apart from the law, because pages load that with the mixer.
 *
 * @param level  dB relative to an open fader
 * @returns the fader position that has this level, fractions included; above 100 for a level above 0
 */
export const faderAt = (level: Decibels): Percent => percent(100 * 10 ** (level / 40))
