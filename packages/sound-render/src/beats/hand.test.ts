import { expect, it } from 'vitest'
import { createHand } from './hand.ts'

it('leaves sam exact and keeps every other stroke within 4 ms and 1.5 dB', () => {
  const hand = createHand(1, 'test', 1)
  expect(hand.place(0)).toBe(0)
  const offsets = Array.from({ length: 2000 }, () => ((hand.place(3) - 3) * 60) / 120)
  expect(Math.max(...offsets.map(Math.abs))).toBeLessThanOrEqual(0.004 + 1e-9)
  expect(new Set(offsets).size).toBeGreaterThan(1500)
  const levels = Array.from({ length: 2000 }, () => 20 * Math.log10(hand.strength(-6)) + 6)
  expect(Math.max(...levels.map(Math.abs))).toBeLessThanOrEqual(1.5 + 1e-9)
})

it('never takes the same take twice in a row', () => {
  const hand = createHand(1, 'test', 2)
  const takes = Array.from({ length: 500 }, () => hand.take('na', 2, 4))
  expect(new Set(takes)).toEqual(new Set(['na-2', 'na-3', 'na-4']))
  takes.slice(1).forEach((take, index) => expect(take).not.toBe(takes[index]))
})

it('plays the same for the same seed and another way for another', () => {
  const places = (seed: number) => {
    const hand = createHand(1, 'test', seed)
    return [1, 2, 3].map((beat) => hand.place(beat))
  }
  expect(places(1)).toEqual(places(1))
  expect(places(1)).not.toEqual(places(2))
})
