import { percent } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain, outputPercent, parseFader } from './fader-law.ts'

it('squares the fader: silent at 0, half at about 71, whole at 100', () => {
  expect([0, 50, 100].map((position) => faderGain(percent(position)))).toEqual([0, 0.25, 1])
})

it('shows individual × master in whole percents', () => {
  expect(outputPercent(percent(50), percent(80))).toBe(40)
  expect(outputPercent(percent(33), percent(50))).toBe(17)
  expect(outputPercent(percent(0), percent(100))).toBe(0)
})

it('brings any number to a fader position and refuses what is none', () => {
  expect([-5, 49.6, 101, Infinity, Number.NaN].map(parseFader)).toEqual([
    0,
    50,
    100,
    100,
    undefined,
  ])
})
