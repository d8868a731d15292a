import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { measureFarthestMinute } from './farthest-minute.ts'

const RATE = 8000
const SECONDS = 96

/** Noise whose level in dB is told for each moment of the loop, 0 to 1. */
const noise = (level: (phase: number) => number): Float32Array => {
  const random = seededRandom('minutes')
  const length = SECONDS * RATE
  return Float32Array.from(
    { length },
    (_, at) => 10 ** (level(at / length) / 20) * (0.2 * random() - 0.1),
  )
}

it('finds no minute of an even loop far from the whole', () => {
  expect(measureFarthestMinute([noise(() => 0)], RATE)).toBeLessThan(0.1)
})

it('finds the minute of a loop whose half is softer', () => {
  const far = measureFarthestMinute([noise((phase) => (phase < 0.5 ? -4 : 0))], RATE)
  // The minute from the start has 48 s at -4 dB and 12 s at 0.
  expect(far).toBeCloseTo(1.3, 1)
})
