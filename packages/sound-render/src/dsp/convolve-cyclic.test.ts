import { samples, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { convolveCyclic } from './convolve-cyclic.ts'
import { whiteNoise } from './noise.ts'

/** The definition: every sample of the loop starts the response anew. */
const byDefinition = (loop: Float32Array, response: Float32Array): number[] =>
  Array.from(loop, (_, index) =>
    response.reduce(
      (sum, value, late) =>
        sum + value * loop[(((index - late) % loop.length) + loop.length) % loop.length]!,
      0,
    ),
  )

const farthest = (ours: Float32Array, wanted: readonly number[]) =>
  Math.max(...wanted.map((value, index) => Math.abs(value - ours[index]!)))

// 300 is no power of two; 700 goes round the loop more than twice.
it.each([1, 7, 300, 700])('equals its definition for a response of %i samples', (length) => {
  const random = seededRandom('convolve', length)
  const loop = whiteNoise(samples(300), random)
  const response = {
    left: whiteNoise(samples(length), random),
    right: whiteNoise(samples(length), random),
  }
  const { left, right } = convolveCyclic(loop, response)
  expect(farthest(left, byDefinition(loop, response.left))).toBeLessThan(1e-3)
  expect(farthest(right, byDefinition(loop, response.right))).toBeLessThan(1e-3)
  expect(farthest(left, byDefinition(loop, response.right))).toBeGreaterThan(0.1)
})
