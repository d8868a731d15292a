import { expect, it } from 'vitest'
import { drawMix } from './draw-mix.ts'
import { findFaults } from './find-faults.ts'

const draws = Array.from({ length: 1_000 }, (_, seed) => drawMix(String(seed)))

it('keeps the rules in 1,000 draws', () => {
  expect(draws.map(findFaults).filter((faults) => faults.length > 0)).toEqual([])
})

it('draws every sound, and hardly a mix twice in a hundred', () => {
  expect(new Set(draws.flat().map(({ id }) => id)).size).toBe(12)
  const hundred = draws.slice(0, 100).map((mix) => JSON.stringify(mix))
  expect(new Set(hundred).size).toBeGreaterThan(95)
})

it('gives the same mix for the same seed', () => {
  expect(drawMix('a rainy evening')).toEqual(drawMix('a rainy evening'))
})

it('keeps the rules around the sounds that stay, in 1,000 draws', () => {
  const faults = draws.flatMap((first, seed) => {
    const kept = first.filter((_, index) => (seed + index) % 2 === 0)
    const next = drawMix(`next ${seed}`, kept)
    expect(next).toEqual(expect.arrayContaining(kept))
    return findFaults(next)
  })
  expect(faults).toEqual([])
})

it.each([
  [
    'two beds',
    [
      ['rain-thunder', 60],
      ['train', 60],
    ],
    'rain-thunder is a second bed',
  ],
  [
    'a quarrel',
    [
      ['rain', 60],
      ['high-frequency', 40],
    ],
    'rain and high-frequency',
  ],
  [
    'a koel that shouts',
    [
      ['breeze', 60],
      ['koel-singing', 70],
    ],
    'koel-singing is the loudest',
  ],
  [
    'a texture as loud as the bed',
    [
      ['rain', 60],
      ['breeze', 59],
    ],
    'breeze is 0.3 LU below the bed',
  ],
  ['one sound', [['rain', 60]], 'fewer than two sounds'],
] as const)('finds %s', (_, mix, fault) => {
  expect(findFaults(mix.map(([id, volume]) => ({ id, volume })))).toContain(fault)
})
