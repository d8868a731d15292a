import { expect, it } from 'vitest'
import { downmix } from './downmix.ts'

const channels = (...levels: readonly number[]) => levels.map((level) => Float32Array.of(level))
const levelsOf = (mixed: readonly Float32Array[]) =>
  mixed.map(([level = 0]) => Number(level.toFixed(3)))

it('leaves one channel and two as they are', () => {
  expect(levelsOf(downmix(channels(0.5), 2))).toEqual([0.5])
  expect(levelsOf(downmix(channels(0.5, 0.2), 2))).toEqual([0.5, 0.2])
})

it('makes one of two by their mean', () => {
  expect(levelsOf(downmix(channels(0.5, 0.1), 1))).toEqual([0.3])
})

it('puts the centre on both sides and what is behind on its own; low frequencies are left out', () => {
  expect(levelsOf(downmix(channels(0, 0, 1, 0, 0, 0), 2))).toEqual([0.293, 0.293])
  expect(levelsOf(downmix(channels(1, 0, 0, 1, 1, 0), 2))).toEqual([0.707, 0])
  expect(levelsOf(downmix(channels(0, 0, 1, 0), 2)), 'two behind').toEqual([0.414, 0])
})

it('never clips', () => {
  expect(levelsOf(downmix(channels(1, 1, 1, 1, 1, 1), 2))).toEqual([1, 1])
})
