import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { doOverlap, isTooSoon, nextWait, spreadOf } from './watch.ts'

it('waits between one and a half and four and a half seconds, never the same', () => {
  const random = seededRandom('waits')
  const waits = Array.from({ length: 200 }, () => nextWait(random))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1500)
  expect(Math.max(...waits)).toBeLessThanOrEqual(4500)
  expect(new Set(waits).size).toBe(waits.length)
})

it('gives the middle and the middle half of a round, in any order of time', () => {
  const round = { reactions: [500, 300, 400, 200, 600], early: 0 }
  expect(spreadOf(round)).toEqual({ low: 300, median: 400, high: 500 })
  expect(() => spreadOf({ reactions: [], early: 3 })).toThrow('no middle')
})

it('tells two rounds apart only where their middle halves do not meet', () => {
  const quick = { low: 200, median: 250, high: 300 }
  expect(doOverlap(quick, { low: 290, median: 350, high: 400 })).toBe(true)
  expect(doOverlap(quick, { low: 301, median: 350, high: 400 })).toBe(false)
  expect(doOverlap({ low: 301, median: 350, high: 400 }, quick)).toBe(false)
})

it('takes a press that is faster than a person for no answer', () => {
  expect(isTooSoon(40)).toBe(true)
  expect(isTooSoon(180)).toBe(false)
})
