import { RIYAZ_DEFAULTS, saFrequency } from '@dhvani/riyaz'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenerSa } from '#lib/store/listener-sa.ts'
import { followSa } from './follow-sa.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  listenerSa.set(listenerSa.fallback)
  vi.useRealTimers()
})

const setSa = (hertz: number) => {
  listenerSa.set({ hertz, key: '' })
  vi.advanceTimersByTime(1000)
}

const LOOPS_SA = 277.18

const stage = () => {
  const ratios: number[] = []
  followSa({ tune: (ratio) => void ratios.push(ratio) })
  return ratios
}

it('leaves the loops as they ship at the Sa in which the practice room opens', () => {
  expect(listenerSa.fallback.hertz).toBe(saFrequency(RIYAZ_DEFAULTS))
  expect(stage()).toEqual([1])
})

it.each([
  ['D3', 146.83, 2 ** (1 / 12)],
  ['C3', 130.81, 2 ** (-1 / 12)],
  ['A♯2', 116.54, 2 ** (-3 / 12)],
  ['E4', 329.63, 2 ** (3 / 12)],
])('takes the shorter way to %s', (_, hertz, ratio) => {
  const ratios = stage()
  setSa(hertz)
  expect(ratios).toHaveLength(2)
  expect(ratios[1]! / ratio).toBeCloseTo(1, 3)
})

it('goes half an octave at most, and lands on Sa', () => {
  const ratios = stage()
  for (let hertz = 90; hertz < 400; hertz *= 1.01) setSa(hertz)
  expect(Math.min(...ratios)).toBeGreaterThan(0.707)
  expect(Math.max(...ratios)).toBeLessThan(1.415)
  const { hertz } = listenerSa.get()
  const octaves = Math.log2((LOOPS_SA * ratios.at(-1)!) / hertz)
  expect(Math.abs(octaves - Math.round(octaves))).toBeLessThan(1e-9)
})

it('waits until a Sa that is dragged rests', () => {
  const ratios = stage()
  for (let cents = -50; cents <= 50; cents += 1) {
    listenerSa.set({ hertz: 138.59 * 2 ** (cents / 1200), key: '' })
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(1000)
  expect(ratios).toHaveLength(2)
})
