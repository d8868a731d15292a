import type { Tone } from '@dhvani/audio-engine/tones'
import { decibels, decibelsToGain, gain, hertz } from '@dhvani/units'

/** Decibels of the three partials that each string has. */
export const PARTIALS = [0, -6, -12]

/** Amplitude of the lowest partial of each string: both together are as loud as a loop in a player (pluck.test.ts). */
const LOWEST = 0.02

/** A string that is held: it sounds until it is stopped. */
export const stringTones = (frequency: number): Tone[] =>
  PARTIALS.map((level, index) => ({
    frequency: hertz(frequency * (index + 1)),
    gain: gain(LOWEST * decibelsToGain(decibels(level))),
  }))
