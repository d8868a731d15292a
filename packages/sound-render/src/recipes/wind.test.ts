import { bandLevels, bandShare, correlation } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { curveFrom } from '../dsp/curve.ts'
import { createRenderContext } from './render-context.ts'
import { lowWind, windPressure } from './wind.ts'

/** Enough for what lies below 1 kHz. */
const RATE = hertz(4000)

describe.each([1, 2])('with seed %i', (seed) => {
  const context = createRenderContext('wind', seconds(30), { seed, sampleRate: RATE })
  const gusts = curveFrom(context.length, (phase) => 1.8 * Math.sin(6 * Math.PI * phase))
  const pressure = windPressure(context, gusts)
  const wind = lowWind(context, gusts, 330)

  it('presses on the ear below 63 Hz, where the wind that is heard has little', () => {
    expect(bandShare(pressure.left, RATE, { to: 63 })).toBeGreaterThan(0.6)
    expect(bandShare(wind.left, RATE, { to: 63 })).toBeLessThan(0.35)
  })

  it('presses harder in a gust, and on both ears alike', () => {
    const levels = bandLevels(pressure.left, RATE, { to: 63 }, 1)
    const gustAt = Array.from(
      { length: levels.length },
      (_, second) => gusts[Math.floor(((second + 0.5) / 30) * gusts.length)]!,
    )
    expect(correlation(levels, gustAt)).toBeGreaterThan(0.2)
    expect(correlation(pressure.left, pressure.right)).toBeGreaterThan(0.6)
    expect(correlation(wind.left, wind.right)).toBeLessThan(0.6)
  })
})
