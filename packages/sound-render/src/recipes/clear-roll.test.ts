import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { isClearRoll } from './clear-roll.ts'

const RATE = hertz(22_050)
const DISTANT = { cracks: false }

/** A hum at 100 Hz whose level over the rain, in dB, follows the time in seconds. */
const rollOf = (levelAt: (time: number) => number): Float32Array =>
  Float32Array.from({ length: 16 * RATE }, (_, at) => {
    const time = at / RATE
    return Math.SQRT2 * 10 ** (levelAt(time) / 20) * Math.sin(2 * Math.PI * 100 * time)
  })

it('a roll that begins with a clap and dies is clear', () => {
  expect(
    isClearRoll(
      rollOf((time) => 9 - 3 * time),
      RATE,
      DISTANT,
    ),
  ).toBe(true)
})

it('a roll that murmurs for three seconds first is not', () => {
  const roll = rollOf((time) => (time < 3 ? 1 : 9 - 3 * (time - 3)))
  expect(isClearRoll(roll, RATE, DISTANT)).toBe(false)
})

it('a roll that dies too slowly is not', () => {
  expect(
    isClearRoll(
      rollOf((time) => 9 - time),
      RATE,
      DISTANT,
    ),
  ).toBe(false)
})

it('a roll that is never heard over the rain is not', () => {
  expect(
    isClearRoll(
      rollOf(() => -20),
      RATE,
      DISTANT,
    ),
  ).toBe(false)
})

it('a near roll is clear only with a crack', () => {
  const roll = rollOf((time) => 9 - 3 * time)
  expect(isClearRoll(roll, RATE, { cracks: true })).toBe(false)
  for (let at = 0; at < 0.1 * RATE; at += 1)
    roll[at]! += 4 * Math.sin((2 * Math.PI * 1500 * at) / RATE)
  expect(isClearRoll(roll, RATE, { cracks: true })).toBe(true)
})
