import { percent } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain, outputPercent, toFaderLevel, toFaderPosition } from './fader-law.ts'

it('squares the fader: gain 0 at 0, half at 71, 1 at 100', () => {
  expect([0, 50, 100].map((position) => faderGain(percent(position)))).toEqual([0, 0.25, 1])
  expect(faderGain(percent(71))).toBeCloseTo(0.5, 2)
})

it('shows individual × master in whole percents', () => {
  expect(outputPercent(percent(50), percent(80))).toBe(40)
  expect(outputPercent(percent(33), percent(50))).toBe(17)
  expect(outputPercent(percent(0), percent(100))).toBe(0)
})

it('rounds and limits any number to a fader position, and gives undefined for NaN', () => {
  expect([-5, 49.6, 101, Infinity, Number.NaN].map(toFaderPosition)).toEqual([
    0,
    50,
    100,
    100,
    undefined,
  ])
})

it('keeps the fractions of a level, within the fader', () => {
  expect([-0.5, 49.6, 100.1, Number.NaN].map(toFaderLevel)).toEqual([0, 49.6, 100, undefined])
})
