import { expect, it } from 'vitest'
import { resampleLoop } from './resample.ts'

const LENGTH = 44_100
const SHORTER = 32_000

/** A sine of whole cycles, hence a loop. */
const sine = (cycles: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * cycles * at) / length + 0.3))

const largestDifference = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at]!)), 0)

it.each([1, 997, 12_000])('keeps a loop of %i Hz, its join included', (cycles) => {
  const resampled = resampleLoop(sine(cycles, LENGTH), SHORTER)
  expect(resampled).toHaveLength(SHORTER)
  expect(largestDifference(resampled, sine(cycles, SHORTER))).toBeLessThan(0.002)
})

it('leaves out what the new rate cannot hold', () => {
  const resampled = resampleLoop(sine(18_000, LENGTH), SHORTER)
  expect(largestDifference(resampled, new Float32Array(SHORTER))).toBeLessThan(0.002)
})

it('makes a loop of any length a whole one', () => {
  const resampled = resampleLoop(sine(440, 44_317), SHORTER)
  expect(largestDifference(resampled, sine(440, SHORTER))).toBeLessThan(0.002)
})
