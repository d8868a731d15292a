import { expect, it } from 'vitest'
import { riseOf } from './rise-of-memory.ts'

const LOOKS = 900

/** What is taken at the beginning, and garbage that is collected whenever there are 60 MB of it. */
const looks = (leak: number) =>
  Array.from(
    { length: LOOKS },
    (_, at) => 30 + Math.min(40, at) + ((at * 7) % 60) + (leak * at) / LOOKS,
  )

it('tells a leak that goes on from garbage that comes and goes', () => {
  expect(Math.abs(riseOf(looks(0)))).toBeLessThan(2)
  expect(riseOf(looks(90)), '90 MB in all, a third of them in each third').toBeCloseTo(30, 0)
})
