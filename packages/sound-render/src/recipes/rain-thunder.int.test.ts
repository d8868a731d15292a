import { bandLevels, percentile, toMono } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { getPeriodSeed } from '../periods/period-seed.ts'
import { rainThunder } from './rain-thunder.ts'

const RATE = hertz(44_100)

it(
  'strikes no ear harder than thunder over hills does, once hills and rain are added',
  { timeout: 240_000 },
  () =>
    prove(claimOf(import.meta.filename, 'rain-thunder', 'strikes no ear too hard'), () => {
      // Its nearest stroke came out 24.4 dB over the rain: the hills threw back more than for other seeds.
      const seed = getPeriodSeed(502, 'rain-thunder', 7)
      const { left, right } = rainThunder.render({ seed, sampleRate: RATE })
      const deep = bandLevels(toMono([left, right]), RATE, { to: 300 }, 0.2)
      const rise = Math.max(...deep) - percentile(deep, 0.15)
      expect(rise).toBeLessThan(23)
      expect(rise).toBeGreaterThan(20)
      return { 'dB of the nearest stroke over the rain': rise }
    }),
)
