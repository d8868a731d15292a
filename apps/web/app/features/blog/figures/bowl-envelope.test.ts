import { expect, it } from 'vitest'
import { BOWL } from '#content/figures.ts'
import { bowlAt, bowlPath, BOWL_SECONDS } from './bowl-envelope.ts'

const [lowest, , , highest] = BOWL

it('begins at its loudest, falls silent between two swells, and comes back fainter', () => {
  if (!lowest) throw new Error('no partials')
  expect(bowlAt(lowest, 0)).toBe(1)
  expect(bowlAt(lowest, 0.5 / lowest.beat)).toBeCloseTo(0, 6)
  const second = bowlAt(lowest, 1 / lowest.beat)
  expect(second).toBeGreaterThan(0.1)
  expect(second).toBeLessThan(0.5)
})

it('loses the quick wobble first, while the slow one keeps its pace', () => {
  if (!lowest || !highest) throw new Error('no partials')
  expect(highest.beat).toBeGreaterThan(lowest.beat)
  expect(bowlAt(highest, 2 / highest.beat)).toBeLessThan(0.05)
  const swells = [1, 2, 3].map((count) => bowlAt(lowest, count / lowest.beat))
  expect(swells).toEqual(swells.toSorted((one, other) => other - one))
  expect(3 / lowest.beat).toBeLessThan(BOWL_SECONDS)
})

it('draws each partial as a closed outline, and none that the bowl has not', () => {
  for (const partial of BOWL.keys()) expect(bowlPath(partial, 40, 20)).toMatch(/^M10\.0,20\.0 .*Z$/)
  expect(() => bowlPath(BOWL.length, 40, 20)).toThrow(RangeError)
})
