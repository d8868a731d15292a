import { hertz, type Hertz } from '@dhvani/units'
import type { FirstString, Gauge, StringCount } from '../settings/settings.ts'
import { JUST } from './just.ts'

/** Diameter of a wire as a share of the usual one's: 0.25, 0.30 and 0.35 mm for a woman's Sa string. */
export const GAUGE_THICKNESS: Readonly<Record<Gauge, number>> = {
  thin: 5 / 6,
  usual: 1,
  thick: 7 / 6,
}

/** Diameter of the wires of the second of two tanpuras, which is smaller, as a share of those of the first. */
export const SMALLER_TANPURA = 11 / 12

/** A string of the tanpura. */
export type TanpuraString = {
  readonly role: 'first' | 'jor' | 'kharaj'
  /** Ratio to Sa. */
  readonly ratio: number
  /** Cents beside the just note: jor strings stand a hair apart, which lets them beat slowly. */
  readonly detune: number
  /** −1 (left) to 1 (right). */
  readonly pan: number
}

/** Below Sa, as a tanpura has them: the first string is the fourth, fifth, third or semitone under it. */
const FIRST_RATIO: Readonly<Record<Exclude<FirstString, 'none'>, number>> = {
  Pa: JUST.P / 2,
  Ma: JUST.m / 2,
  Ni: JUST.N / 2,
  Dha: JUST.D / 2,
}

/**
 * Cents by which the jor strings lie off, for two and three of them: under half a cent
 * with what each pluck may be off, so that both stay in tune.
 */
const JOR_DETUNE = { 2: [0.3, -0.3], 3: [0.3, -0.3, 0] } as const

const JOR_PAN = [0.14, -0.1, 0.02] as const

/**
 * The strings in the order in which the hand plucks them; `undefined` where a place stays silent.
 *
 * Four strings are first, two jor and kharaj. The fifth is a second first string, the sixth a third jor.
 */
export const tanpuraStrings = (
  first: FirstString,
  count: StringCount,
): readonly (TanpuraString | undefined)[] => {
  const firstString: TanpuraString | undefined =
    first === 'none'
      ? undefined
      : { role: 'first', ratio: FIRST_RATIO[first], detune: 0, pan: -0.3 }
  const jors = JOR_DETUNE[count === 6 ? 3 : 2].map((detune, index): TanpuraString => ({
    role: 'jor',
    ratio: 1,
    detune,
    pan: JOR_PAN[index]!,
  }))
  const kharaj: TanpuraString = { role: 'kharaj', ratio: 1 / 2, detune: 0, pan: 0.28 }
  const firsts = count === 4 ? [firstString] : [firstString, firstString]
  return [...firsts, ...jors, kharaj]
}

/** The frequency of a string. @param sa of Sa */
export const stringFrequency = (sa: Hertz, { ratio, detune }: TanpuraString): Hertz =>
  hertz(sa * ratio * 2 ** (detune / 1200))
