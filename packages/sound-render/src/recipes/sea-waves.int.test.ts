import { bandCorrelation, toMono } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { getPeriodSeed } from '../periods/period-seed.ts'
import { seaWaves } from './sea-waves.ts'

const RATE = hertz(44_100)

it('has a far surf that does not swell with the near waves', { timeout: 240_000 }, () =>
  prove(claimOf(import.meta.filename, 'sea-waves', 'has a far surf that swells alone'), () => {
    // By chance both swelled together: 0.66.
    const seed = getPeriodSeed(502, 'sea-waves', 23)
    const { left, right } = seaWaves.render({ seed, sampleRate: RATE })
    const mono = toMono([left, right])
    const together = bandCorrelation(mono, RATE, { to: 150 }, { from: 500, to: 2000 })
    expect(together).toBeLessThan(0.63)
    return { 'Correlation of far surf and near waves': together }
  }),
)
