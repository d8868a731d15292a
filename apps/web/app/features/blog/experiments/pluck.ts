import type { Tone } from '@dhvani/audio-engine/tones'
import { decibels, decibelsToGain, gain, hertz, seconds, type Seconds } from '@dhvani/units'
import { BLOOM, BLOOM_STEP } from '#content/figures.ts'

/** Partials of our tanpura's string: how strong each is at its loudest, and in how many seconds it falls by 60 dB. */
const PARTIALS = BLOOM.map((levels) => {
  const loudest = Math.max(...levels)
  const last = levels.at(-1) ?? loudest
  const time = (levels.length - 1 - levels.indexOf(loudest)) * BLOOM_STEP
  return { level: decibels(loudest), t60: seconds((60 * time) / (loudest - last)) }
})

/** Amplitude of the strongest partial: a pluck is about as loud as a loop in a player (pluck.test.ts). */
const STRONGEST = 0.03

type PluckOptions = {
  readonly start?: Seconds
  /** Decibels beside a pluck of the usual strength. */
  readonly level?: number
}

/**
 * One pluck as a string of our tanpura has it at its brightest, without the bloom of its overtones (decision 131).
 *
 * @param frequency hertz
 */
export const pluck = (frequency: number, options: PluckOptions = {}): Tone[] => {
  const { start = seconds(0), level = 0 } = options
  return PARTIALS.map((partial, index) => ({
    frequency: hertz(frequency * (index + 1)),
    gain: gain(STRONGEST * decibelsToGain(decibels(partial.level + level))),
    start,
    t60: partial.t60,
  }))
}
