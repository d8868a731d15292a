import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { FULL_SCALE, holdPeriod } from './held-period.ts'

/** As strong as the noise of a sound at -23 LUFS. */
const noise = () => {
  const random = seededRandom('held period')
  return Float32Array.from({ length: 48_000 }, () => 0.15 * (2 * random() - 1))
}

/** Of the difference to what is held, in dBFS. */
const faultOf = (samples: Float32Array, held: Int16Array): number => {
  let sum = 0
  for (const [at, sample] of samples.entries()) sum += (held[at]! / FULL_SCALE - sample) ** 2
  return 10 * Math.log10(sum / samples.length)
}

it('keeps a period to 100 dB below full scale', () => {
  const samples = noise()
  const [held] = holdPeriod([samples])
  expect(faultOf(samples, held!)).toBeLessThan(-100)
  const coarse = held!.map((sample) => sample & ~15)
  expect(faultOf(samples, coarse), 'control: in 12 bits').toBeGreaterThan(-90)
})

it('ends at full scale', () => {
  const [held] = holdPeriod([Float32Array.of(1.5, -1.5)])
  expect([...held!]).toEqual([32_767, -32_768])
})
