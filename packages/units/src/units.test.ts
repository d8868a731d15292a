import { expect, it } from 'vitest'
import {
  beatsPerMinute,
  beatsToSeconds,
  decibels,
  decibelsToGain,
  gain,
  gainToDecibels,
  hours,
  milliseconds,
  minutes,
} from './index.ts'

it('converts decibels to gains and back, silence included', () => {
  expect(decibelsToGain(decibels(-20))).toBeCloseTo(0.1, 12)
  expect(gainToDecibels(gain(0.5))).toBeCloseTo(-6.0206, 4)
  expect(gainToDecibels(gain(-0.5))).toBeCloseTo(-6.0206, 4)
  expect(decibelsToGain(decibels(-Infinity))).toBe(0)
  expect(gainToDecibels(gain(0))).toBe(-Infinity)
})

it('brings times to seconds', () => {
  expect([milliseconds(250), minutes(2), hours(1)]).toEqual([0.25, 120, 3600])
  expect(beatsToSeconds(4, beatsPerMinute(120))).toBe(2)
})
