import { describe, expect, it } from 'vitest'
import { ALLOWANCES, findAllowances } from './allowances.ts'
import { findRealSources, judge, spreadsFrom } from './likeness.ts'
import { REAL_BEATS } from './real-beats.ts'
import { REAL_SOUNDS } from './real-sounds.ts'
import { findEarlierVersion, REFUSED_TAKES } from './refused-takes.ts'

/** A take in the middle of all recordings of the sea. */
const middle = Object.fromEntries(
  findRealSources('sea-waves').flatMap(({ ranges }) =>
    Object.entries(ranges).map(([measure, [least, most, median]]) => [
      measure,
      median ?? (least + most) / 2,
    ]),
  ),
)

const recordings = 'a test'

describe('the distance from recordings', () => {
  it('is the difference from the median over the spread that the range suggests', () => {
    // Eight values of a normal distribution are expected to reach over 2.847 deviations.
    expect(spreadsFrom(5 + 2, [5 - 1.4235, 5 + 1.4235], { recordings, count: 8 })).toBeCloseTo(2, 6)
    expect(spreadsFrom(3, [0, 10, 2], { recordings, count: 2 })).toBeCloseTo(0.1128, 6)
  })

  it('gives each side of the median its own spread where deciles are known', () => {
    // Nine tenths of a normal distribution lie below 1.2816 deviations.
    const deciles = { recordings, count: 40, ends: 'deciles' } as const
    expect(spreadsFrom(6.7, [3.3, 6.7, 3.8], deciles)).toBeCloseTo(1.2816, 6)
    expect(spreadsFrom(3.3, [3.3, 6.7, 3.8], deciles)).toBeCloseTo(1.2816, 6)
    expect(() => spreadsFrom(3, [3.3, 6.7], deciles)).toThrow('median')
  })

  it('is the largest where there is nothing to measure', () => {
    const five = { recordings, count: 5 }
    expect(spreadsFrom(Number.NaN, [0, 1], five)).toBe(99)
    expect(spreadsFrom(Number.POSITIVE_INFINITY, [0, 1], five)).toBe(99)
    expect(judge('sea-waves', {})).toMatchObject({ passed: false })
  })
})

describe('a sound beside recordings', () => {
  it('passes in their middle, and lists the farthest measure first', () => {
    const likeness = judge('sea-waves', { ...middle, 'Steep rises': 40 })
    expect(likeness?.passed).toBe(true)
    expect(likeness?.distances[0]).toMatchObject({ measure: 'Steep rises', value: 40 })
    expect(likeness?.distances).toHaveLength(Object.keys(middle).length)
  })

  it('fails when more than one measure in ten is farther than two spreads', () => {
    const far = { ...middle, 'Steep rises': 90 }
    expect(judge('sea-waves', far)?.passed).toBe(false)
  })

  it('passes with a farther measure only up to what an allowance states', () => {
    const allowance = { measure: 'Steep rises', most: 4, reason: 'a test' }
    const at = (spreads: number) => ({ ...middle, 'Steep rises': 25 + (spreads * 34) / 2.704 })
    expect(judge('sea-waves', at(3.9), [allowance])?.passed).toBe(true)
    expect(judge('sea-waves', at(4.1), [allowance])?.passed).toBe(false)
  })

  it('has no verdict where there are no numbers of recordings', () => {
    expect(judge('asmr-kiss', {})).toBeUndefined()
  })
})

it.each(REFUSED_TAKES)('refuses $what as $as', ({ as, values }) => {
  expect(judge(as, values)?.passed).toBe(false)
})

it('knows how far the version before was, measure by measure, where there was one', () => {
  const before = findEarlierVersion('sea-waves')
  expect(before?.version).toBe('version 2, seed 5')
  expect(before?.likeness.distances[0]).toMatchObject({ measure: 'Mean distance of crests' })
  expect(before?.likeness.distances[0]?.spreads).toBeCloseTo(9.4, 1)
  expect(findEarlierVersion('rain')).toBeUndefined()
  expect(findEarlierVersion('tabla-rela')).toBeUndefined()
})

/** Sounds of which no other version was ever shipped. */
const FIRST_VERSIONS = new Set(['rain', 'morning-birds'])

/** One loop stands for all that are compared with the same recordings. */
const judged = Object.keys(REAL_SOUNDS).concat(
  'tabla-teentaal',
  'raga-santoor',
  'flute-night',
  'sitar-gat',
)

it('has white noise, pink noise, a neighbour and an earlier version to refuse for every sound', () => {
  for (const id of judged) {
    const whats = REFUSED_TAKES.filter((take) => take.as === id).map(({ what }) => what)
    expect(whats).toEqual(expect.arrayContaining(['white noise', 'pink noise']))
    expect(whats.filter((what) => what.startsWith('its neighbour'))).toHaveLength(1)
    expect(whats.filter((what) => what.startsWith('version'))).toHaveLength(
      FIRST_VERSIONS.has(id) ? 0 : 1,
    )
  }
  const covered = new Set(judged.map((id) => findRealSources(id)))
  for (const sources of Object.values(REAL_BEATS)) expect(covered).toContain(sources)
})

it('measures every refused take in everything that its sound is measured in', () => {
  for (const { as, values } of REFUSED_TAKES)
    expect(Object.keys(values).toSorted()).toEqual(
      findRealSources(as)
        .flatMap(({ ranges }) => Object.keys(ranges))
        .toSorted(),
    )
})

it('ends an allowance with the version of the recipe that it was stated for', () => {
  const measures = [{ measure: 'Steep rises', most: 4, reason: 'a test' }]
  const excuses = { 'sea-waves': { version: '3', measures } }
  expect(findAllowances('sea-waves', '3', excuses)).toEqual(measures)
  expect(findAllowances('sea-waves', '3.1', excuses)).toEqual([])
  expect(findAllowances('sea-waves', undefined, excuses)).toEqual([])
  expect(findAllowances('breeze', '3', excuses)).toEqual([])
})

it('allows only measures that exist, each with a limit and a reason', () => {
  for (const [file, { measures }] of Object.entries(ALLOWANCES))
    for (const { measure, most, reason } of measures) {
      expect(findRealSources(file).flatMap(({ ranges }) => Object.keys(ranges))).toContain(measure)
      expect(most).toBeGreaterThan(2)
      expect(reason.length).toBeGreaterThan(10)
    }
})
