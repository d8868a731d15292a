import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { runStudy, summarise } from './chance.ts'

const studies = (size: number, help: number, runs = 4000) => {
  const random = seededRandom('studies', size, String(help))
  return Array.from({ length: runs }, () => runStudy({ size, help, random }))
}

/** Binomial chance that two fair sides of a size lie apart by so much or more, one way. */
const chanceAhead = (size: number, large: number): number => {
  const choose = (k: number): number => (k === 0 ? 1 : (choose(k - 1) * (size - k + 1)) / k)
  const shares = Array.from({ length: size + 1 }, (_, k) => choose(k) / 2 ** size)
  let total = 0
  for (const [one, share] of shares.entries())
    for (const [other, otherShare] of shares.entries())
      if (one - other >= large) total += share * otherShare
  return total
}

it.each([2, 7, 10, 43])('drifts as far apart as coins do, with %i on each side', (size) => {
  const { runs, large, ahead, behind } = summarise(studies(size, 0), size)
  const expected = chanceAhead(size, large)
  expect(ahead / runs).toBeCloseTo(expected, 1)
  expect(behind / runs).toBeCloseTo(expected, 1)
})

it('finds a true help more often where more take part', () => {
  const shareAhead = (size: number) => {
    const { ahead, behind, runs } = summarise(studies(size, 0.4), size)
    return (ahead - behind) / runs
  }
  expect(shareAhead(43)).toBeGreaterThan(0.85)
  expect(shareAhead(43)).toBeGreaterThan(shareAhead(7) + 0.1)
})

it('counts every study once, by its difference', () => {
  const { counts, runs, ahead, behind } = summarise(
    [
      { withSound: 2, without: 0 },
      { withSound: 0, without: 2 },
      { withSound: 1, without: 1 },
      { withSound: 1, without: 0 },
    ],
    2,
  )
  expect(counts).toEqual([1, 0, 1, 1, 1])
  expect({ runs, ahead, behind }).toEqual({ runs: 4, ahead: 1, behind: 1 })
})
