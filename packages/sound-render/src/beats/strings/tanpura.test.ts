import { partialLevels, toMono } from '@dhvani/audio-measures'
import { hertz, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { pitchOf } from '../svara.ts'
import { TANPURA_KIT, TANPURA_STRINGS } from './tanpura.ts'
import { BONE, pluckWrapping } from './wrapping-string.ts'

const RATE = hertz(44_100)
const HOP = 0.05
const PARTIALS = Array.from({ length: 10 }, (_, index) => index + 3)

/** By how many dB the partial that comes back most is louder within two seconds than 50 ms after the pluck. */
const revivalOf = (signal: Float32Array, frequency: number): number =>
  Math.max(
    ...PARTIALS.map((number) => {
      const options = { sampleRate: RATE, frequency: frequency * number, window: 0.1, hop: HOP }
      const levels = partialLevels(signal.subarray(0, 2 * RATE), options)
      return Math.max(...levels) - levels[1]!
    }),
  )

/** The mean number of a partial, weighted by power, so many seconds after the pluck. */
const meanPartial = (signal: Float32Array, frequency: number, after: number): number => {
  const powers = Array.from({ length: 24 }, (_, index) => {
    const options = {
      sampleRate: RATE,
      frequency: frequency * (index + 1),
      window: 0.093,
      hop: HOP,
    }
    return 10 ** (partialLevels(signal.subarray(0, RATE), options)[Math.round(after / HOP)]! / 10)
  })
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.reduce((sum, power, index) => sum + power * (index + 1), 0) / whole
}

const PLAIN = {
  ...BONE,
  duration: 2.2,
  t60: 9,
  damping: 6000,
  stiffness: 2e-6,
  curve: 1e9,
  pluckAt: 0.33,
  width: 0.045,
  lowest: 0.25,
  turning: 0,
  sampleRate: RATE,
}

// C. Chauhan, P. Singru, R. Vathsan, https://www.extrica.com/article/21712 (2021): over a wide bridge higher harmonics come
// back while a string sounds. M. van Walstijn, V. Chatziioannou, ISMA (2014): on a tanpura they are a band
// that sinks.
describe('a string over a wide bridge', () => {
  const kit = TANPURA_KIT.renderSamples(RATE)

  it.each(TANPURA_STRINGS)('lets a high partial of $name come back', ({ name, svara }) => {
    const { left, right } = kit[`${name}-1`]!
    expect(revivalOf(toMono([left, right]), pitchOf(svara))).toBeGreaterThan(3)
  })

  // A recorded male tanpura: 3.4 after .05 s, 5.7 after .2 s, 6.4 after .5 s.
  it.each(TANPURA_STRINGS)('lets $name brighten for half a second', ({ name, svara }) => {
    const { left, right } = kit[`${name}-1`]!
    const [first, later] = [0.05, 0.5].map((after) =>
      meanPartial(toMono([left, right]), pitchOf(svara), after),
    ) as [number, number]
    expect(first).toBeGreaterThan(3)
    expect(first).toBeLessThan(4.5)
    expect(later).toBeGreaterThan(5)
    expect(later).toBeLessThan(8)
  })

  it('control: over a narrow bridge partials only die away', () => {
    const frequency = pitchOf('P,')
    const plain = pluckWrapping({
      ...PLAIN,
      pitch: () => frequency,
      random: seededRandom('a test'),
    })
    expect(revivalOf(plain, frequency)).toBeLessThan(1)
    expect(meanPartial(plain, frequency, 0.5)).toBeLessThan(meanPartial(plain, frequency, 0.05))
  })
})
