import { samples } from '@dhvani/units'
import { expect, it } from 'vitest'
import { copyOf, giveBack, newSignal } from './signals.ts'

const LENGTH = samples(1000)

it('lays a new signal into memory that was given back, and clears it', () => {
  const before = newSignal(LENGTH).fill(1)
  giveBack(before)
  const after = newSignal(samples(LENGTH - 100))
  expect(after.buffer).toBe(before.buffer)
  expect(after.length).toBe(LENGTH - 100)
  expect(after.every((sample) => sample === 0)).toBe(true)
})

it('takes other memory while a signal is in use, and where what is spare is too small or more than twice as large', () => {
  const used = newSignal(LENGTH)
  for (const length of [4 * LENGTH, LENGTH - 1]) {
    const spare = newSignal(samples(2 * LENGTH))
    giveBack(spare)
    const other = newSignal(samples(length))
    expect(other.buffer).not.toBe(used.buffer)
    expect(other.buffer).not.toBe(spare.buffer)
  }
})

it('copies a signal', () => {
  const copy = copyOf(Float32Array.of(1, 2, 3))
  expect([...copy]).toEqual([1, 2, 3])
})

it('refuses a signal that was given back before', () => {
  const signal = newSignal(LENGTH)
  giveBack(signal)
  expect(() => giveBack(signal)).toThrow(RangeError)
})
