import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { planFalls } from './waves.ts'

it.each([1, 2, 3, 4, 5, 6])('splashes every two to four seconds, with seed %i', (seed) => {
  const falls = planFalls(9, seededRandom('falls', seed))
  const gaps = falls.slice(1).map(({ delay }, index) => delay - falls[index]!.delay)
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(Math.min(...gaps)).toBeGreaterThan(2)
  expect(Math.max(...gaps)).toBeLessThan(4)
  expect(falls.every(({ level }) => level <= falls[0]!.level)).toBe(true)
})

it('leaves the last moments before the next wave to the sea', () => {
  const room = 6
  for (let seed = 0; seed < 50; seed += 1)
    for (const { delay } of planFalls(room, seededRandom('room', seed)))
      expect(delay).toBeLessThan(room - 1.5)
})
