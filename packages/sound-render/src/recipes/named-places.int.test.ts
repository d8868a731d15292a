import { bandOf, blockLevels, findRises, percentile, rms, toMono } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import type { BuiltInSoundId } from '@dhvani/catalogue'
import { hertz, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { findRecipe } from '../recipes.ts'

const RATE = hertz(22_050)
const DURATION = seconds(25.6)
const SEEDS = [1, 2]
const MINUTES = 10 * 60_000

type Measure = (mono: Float32Array) => number

const decibelsOf = (signal: Float32Array): number => 20 * Math.log10(rms(signal) + 1e-9)

/** Level of a band beside all of the sound, in dB. */
const share =
  (from: number, to: number): Measure =>
  (mono) =>
    decibelsOf(bandOf(mono, RATE, { from, to })) - decibelsOf(mono)

/** How often in a second what is above a frequency rises by 8 dB within 10 ms: what can be counted. */
const counted =
  (from: number): Measure =>
  (mono) => {
    const levels = blockLevels(bandOf(mono, RATE, { from }), RATE, 0.01)
    const rises = findRises(
      levels.map((level) => 10 ** (level / 20)),
      8,
    )
    return rises.length / DURATION
  }

/** How far the quiet between events is below all of the sound, in dB. */
const depthOfGround: Measure = (mono) =>
  decibelsOf(mono) - percentile(blockLevels(mono, RATE, 0.05), 0.15)

/** The same take behind a wall that keeps out what is above a frequency. */
const behindWall = (mono: Float32Array, upTo: number): Float32Array =>
  filterOnce(mono.slice(), [onePoleLowPass(upTo, RATE)])

/** The same take in even noise, which is so loud beside it. */
const inNoise = (mono: Float32Array, level: number): Float32Array => {
  const random = seededRandom('even noise')
  const peak = level * Math.sqrt(3) * rms(mono)
  return mono.map((value) => value + peak * (2 * random() - 1))
}

type Claim = {
  readonly sound: BuiltInSoundId
  readonly place: string
  readonly says: string
  readonly measure: Measure
  readonly least: number
  /** The same take in noise or behind a wall, which the measure refuses. */
  readonly control: (mono: Float32Array) => Float32Array
}

/** Places are told apart in places.int.test.ts; these are also what their names say. */
const CLAIMS: readonly Claim[] = [
  {
    sound: 'rain',
    place: 'tin-roof',
    says: 'lets drops ring that can be counted',
    measure: counted(4000),
    least: 1,
    control: (mono) => inNoise(mono, 1),
  },
  {
    sound: 'high-frequency',
    place: 'temple',
    says: 'has drops that can be counted',
    measure: counted(1000),
    least: 0.5,
    control: (mono) => inNoise(mono, 2),
  },
  {
    sound: 'sea-waves',
    place: 'calm-night',
    says: 'is more than a rumble',
    measure: share(500, 8000),
    least: -4,
    control: (mono) => behindWall(mono, 300),
  },
  {
    sound: 'indian-traffic',
    place: 'balcony',
    says: 'is within 2 dB of a recorded city at 2 to 4 kHz',
    measure: share(2000, 4000),
    least: -20,
    control: (mono) => behindWall(mono, 950),
  },
  {
    sound: 'koel-singing',
    place: 'fields',
    says: 'lets the bird stand out of its ground',
    measure: depthOfGround,
    least: 22,
    control: (mono) => inNoise(mono, 0.15),
  },
]

describe.each(CLAIMS)('$sound at $place', { timeout: MINUTES }, (claim) => {
  const { sound, place, says, measure, least, control } = claim

  it(`${says}, and would not in noise or behind a wall`, () =>
    prove(claimOf(import.meta.filename, sound, `${says} at ${place}`), () => {
      const takes = SEEDS.map((seed) => {
        const setting = { place }
        const take = { seed, sampleRate: RATE, setting, duration: DURATION }
        const { left, right } = findRecipe(sound).render(take)
        return toMono([left, right])
      })
      const values = takes.map(measure)
      expect(Math.min(...values)).toBeGreaterThan(least)
      for (const take of takes) expect(measure(control(take))).toBeLessThan(least)
      return { 'The lower of two seeds': Math.min(...values) }
    }))
})
