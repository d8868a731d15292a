import { expect, it } from 'vitest'
import { hertz } from './hertz.ts'
import { samples, samplesToSeconds, secondsToSamples } from './samples.ts'
import { seconds } from './seconds.ts'

it('counts the samples of a duration at a rate, to the nearest whole one', () => {
  expect(secondsToSamples(seconds(0.5), hertz(44_100))).toBe(22_050)
  expect(secondsToSamples(seconds(0.5), hertz(48_000))).toBe(24_000)
  expect(secondsToSamples(seconds(0.000_99), hertz(1000))).toBe(1)
})

it('tells how long samples last at a rate', () => {
  expect(samplesToSeconds(samples(22_050), hertz(44_100))).toBe(0.5)
})
