import { bandCorrelation, toMono } from '@dhvani/audio-measures'
import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { getPeriodSeed } from '../periods/period-seed.ts'
import { seaWaves } from './sea-waves.ts'

const RATE = hertz(44_100)

it('has a far surf that does not swell with the near waves', { timeout: 240_000 }, () => {
  // By chance both swelled together: 0.66.
  const seed = getPeriodSeed(502, 'sea-waves', 23)
  const { left, right } = seaWaves.render({ seed, sampleRate: RATE })
  const mono = toMono([left, right])
  expect(bandCorrelation(mono, RATE, { to: 150 }, { from: 500, to: 2000 })).toBeLessThan(0.63)
})
