import { expect, it } from 'vitest'
import { gainAfter, gainFor, mostGainFor } from './levels-of-file.ts'

it('sets the gain by loudness, or by peaks where they would be held down by more than 3 dB', () => {
  expect(gainFor({ loudness: -30, peak: -20 })).toBe(14)
  expect(gainFor({ loudness: -30, peak: -10 })).toBe(10.5)
  expect(mostGainFor(-10)).toBe(10.5)
})

it('falls evenly ahead of a peak that asks for less, and never rises', () => {
  expect(gainAfter(6, [8, 9, 7])).toBe(6)
  const heard: number[] = []
  const most = [9, 9, 9, 4, 9, 9]
  let gain = 6
  for (let piece = 0; piece < most.length; piece += 1) {
    heard.push(gain)
    gain = gainAfter(gain, most.slice(piece + 1))
  }
  expect(heard.map((value) => value.toFixed(2))).toEqual([
    '6.00',
    '5.33',
    '4.67',
    '4.00',
    '4.00',
    '4.00',
  ])
})

it('is low enough for a near peak and for a far one that asks for more', () => {
  expect(gainAfter(6, [5, -6])).toBe(0)
  expect(gainAfter(6, [5, 4])).toBe(5)
})
