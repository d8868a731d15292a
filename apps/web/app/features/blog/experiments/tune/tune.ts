import type { Random } from '@dhvani/units'

/** Hundredths of a semitone that the peg turns, each way. */
export const PEG = { min: -40, max: 40 } as const

/** How far off the string is when it is handed to the reader, in hundredths of a semitone. */
const OFF = { min: 8, max: 30 } as const

/** @returns a whole number of hundredths of a semitone, above or below */
export const mistune = (random: Random): number => {
  const size = OFF.min + Math.round(random() * (OFF.max - OFF.min))
  return random() < 0.5 ? -size : size
}

/** A string that lies so many hundredths of a semitone beside another, in hertz. */
export const beside = (frequency: number, cents: number): number => frequency * 2 ** (cents / 1200)

/** What is between two strings. */
export type Gap = {
  /** Hundredths of a semitone, with its sign. */
  readonly cents: number
  /** How often a second their lowest partials swell together. */
  readonly beats: number
  /** So near that a round of beats takes two seconds or longer. */
  readonly isInTune: boolean
}

export const gapOf = (frequency: number, cents: number): Gap => {
  const beats = Math.abs(beside(frequency, cents) - frequency)
  return { cents, beats, isInTune: beats <= 0.5 }
}
