import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { beside, gapOf, mistune, PEG } from './tune.ts'

it('hands over a string that is off by ear and within the reach of the peg, above or below', () => {
  const random = seededRandom('pegs')
  const offs = Array.from({ length: 300 }, () => mistune(random))
  for (const off of offs) {
    expect(Math.abs(off)).toBeGreaterThanOrEqual(8)
    expect(Math.abs(off)).toBeLessThanOrEqual(PEG.max)
    expect(gapOf(277.18, off).isInTune).toBe(false)
  }
  expect(offs.some((off) => off < 0) && offs.some((off) => off > 0)).toBe(true)
})

it('counts beats as the difference of the two in hertz', () => {
  expect(beside(200, 1200)).toBeCloseTo(400, 9)
  expect(gapOf(277.18, 10).beats).toBeCloseTo(1.61, 2)
  expect(gapOf(277.18, -10).beats).toBeCloseTo(1.6, 2)
  expect(gapOf(277.18, 3)).toMatchObject({ cents: 3, isInTune: true })
})
