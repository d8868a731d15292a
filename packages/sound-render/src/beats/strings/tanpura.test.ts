import { partialLevels, toMono } from '@dhvani/audio-measures'
import { hertz, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { pitchOf } from '../svara.ts'
import { pluckJawari } from './jawari-string.ts'
import { TANPURA_KIT, TANPURA_STRINGS } from './tanpura.ts'

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

// C. Chauhan, P. Singru, R. Vathsan, https://www.extrica.com/article/21712 (2021): over a wide bridge higher harmonics come
// back while a string sounds. M. van Walstijn, V. Chatziioannou, ISMA (2014): on a tanpura they are a band
// that sinks.
describe('a string over a wide bridge', () => {
  const kit = TANPURA_KIT.renderSamples(RATE)

  it.each(TANPURA_STRINGS)('lets a high partial of $name come back', ({ name, svara }) => {
    const { left, right } = kit[`${name}-1`]!
    expect(revivalOf(toMono([left, right]), pitchOf(svara))).toBeGreaterThan(3)
  })

  it('control: over a narrow bridge partials only die away', () => {
    const frequency = pitchOf('P,')
    const plain = pluckJawari({
      pitch: () => frequency,
      duration: 2.2,
      t60: 8,
      damping: 22_000,
      curve: 0,
      pluckAt: 0.33,
      brightness: 2900,
      formant: { from: 2500, to: 620, duration: 2.9, level: -120, q: 3.6 },
      sampleRate: RATE,
      random: seededRandom('a test'),
    })
    expect(revivalOf(plain, frequency)).toBeLessThan(1)
  })
})
