import { decibels, gainToDecibels, percent } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain } from './fader-law.ts'
import { faderAt, faderDecibels } from './fader-levels.ts'

it('tells the level of a fader: open 0 dB, half -12 dB, closed silence', () => {
  expect(faderDecibels(percent(100))).toBeCloseTo(0, 10)
  expect(faderDecibels(percent(50))).toBeCloseTo(-12.04, 2)
  expect(faderDecibels(percent(0))).toBe(-Infinity)
})

it('finds the fader of a level by the same law as the gain', () => {
  for (let position = 0; position <= 100; position += 1)
    expect(faderAt(gainToDecibels(faderGain(percent(position))))).toBeCloseTo(position, 9)
  expect(faderAt(decibels(-100))).toBeCloseTo(0.316, 3)
})
