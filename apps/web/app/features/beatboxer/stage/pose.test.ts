import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handLift, poseAt, type Strokes } from './pose.ts'

const KEHERWA: Strokes = { beats: 8, left: [0, 4], right: [0, 1, 2, 3, 4, 5, 6, 7] }

it('has the hand on the skin at every stroke and lifted in between', () => {
  for (const beat of KEHERWA.right) {
    expect(handLift(KEHERWA.right, 8, beat)).toBeCloseTo(0)
    expect(handLift(KEHERWA.right, 8, beat + 0.5)).toBeCloseTo(1)
  }
})

it('moves a hand from the last stroke to the first across the end of the loop', () => {
  expect(handLift([2, 6], 8, 7.999)).toBeGreaterThan(0.9)
  expect(handLift([2, 6], 8, 0)).toBeCloseTo(1)
})

it('lifts less between quick strokes', () => {
  const quick = handLift([0, 0.25, 0.5, 0.75], 1, 0.125)
  expect(quick).toBeGreaterThan(0.2)
  expect(quick).toBeLessThan(0.5)
})

it('leaves a hand without strokes at rest', () => {
  expect(handLift([], 8, 3)).toBe(0)
})

it('stays inside its ranges at every moment, before sam too', () => {
  fc.assert(
    fc.property(fc.double({ min: -64, max: 4096, noNaN: true }), (position) => {
      const { left, right, head, body, mouth, halo } = poseAt(KEHERWA, position)
      for (const value of [left, right, mouth, halo]) {
        expect(value).toBeGreaterThanOrEqual(-1e-9)
        expect(value).toBeLessThanOrEqual(1)
      }
      for (const value of [head, body]) expect(Math.abs(value)).toBeLessThanOrEqual(1)
    }),
  )
})
