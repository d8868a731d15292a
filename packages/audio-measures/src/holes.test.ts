import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { spectralHoles } from './index.ts'

const RATE = 44_100
const BAND = { from: 4000, to: 8000 }

const noise = (): Float32Array => {
  const random = seededRandom('holes')
  return Float32Array.from({ length: 8 * RATE }, () => random() - 0.5)
}

it('finds a hundredth of the cells of steady noise empty, as their distribution asks', () => {
  expect(spectralHoles(noise(), RATE, BAND)).toBeGreaterThan(0.009)
  expect(spectralHoles(noise(), RATE, BAND)).toBeLessThan(0.012)
})

it('finds the cells that a codec empties', () => {
  // Every tenth block of 50 ms is left out: half of its frames reach over its ends.
  const holed = noise().map((value, at) => (Math.floor(at / 2205) % 10 === 0 ? value / 100 : value))
  expect(spectralHoles(holed, RATE, BAND)).toBeGreaterThan(0.04)
})

it('has no holes where there is nothing', () => {
  expect(spectralHoles(new Float32Array(RATE), RATE, BAND)).toBe(0)
  expect(spectralHoles(new Float32Array(10), RATE, BAND)).toBe(0)
})
