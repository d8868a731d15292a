import { bandLevels, percentile, toMono } from '@dhvani/audio-measures'
import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { getPeriodSeed } from '../periods/period-seed.ts'
import { rainThunder } from './rain-thunder.ts'

const RATE = hertz(44_100)

it(
  'strikes no ear harder than thunder over hills does, once hills and rain are added',
  { timeout: 240_000 },
  () => {
    // Its nearest stroke came out 24.4 dB over the rain: the hills threw back more than for other seeds.
    const seed = getPeriodSeed(502, 'rain-thunder', 7)
    const { left, right } = rainThunder.render({ seed, sampleRate: RATE })
    const deep = bandLevels(toMono([left, right]), RATE, { to: 300 }, 0.2)
    const rise = Math.max(...deep) - percentile(deep, 0.15)
    expect(rise).toBeLessThan(23)
    expect(rise).toBeGreaterThan(20)
  },
)
