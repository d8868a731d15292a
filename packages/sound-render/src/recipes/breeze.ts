import { decibels, seconds } from '@dhvani/units'
import { applyGain, delayCurve, mapCurve, readCurve, type Curve } from '../dsp/curve.ts'
import { filterCyclic, highPass, lowPass } from '../dsp/filters.ts'
import { pinkNoise } from '../dsp/noise.ts'
import {
  addStereo,
  fromDecibels,
  scaleStereoToLevel,
  shareBetween,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { farCrowns, rustle } from './leaves.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

const DURATION = seconds(76.8)

/**
 * Turbulence falls with frequency to the power -5/3 in power (Kolmogorov), hence -5/6 in amplitude.
 */
const TURBULENCE = { lowest: 0.025, highest: 0.55, slope: 5 / 6 }

/** How far a curve of unit variance may go: no gust that startles, no lull that is silent. */
const bounded = (value: number): number => Math.max(-2, Math.min(2, value))

/** The wind itself, low and soft: partly the gusts that the leaves feel, partly its own. */
const lowWind = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => pinkNoise(length, sampleRate, context.random('wind', name))
  const wind = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.5)
  const own = context.wander('low gusts', TURBULENCE)
  // Above the trees the gust comes first.
  const shared = delayCurve(gusts, -0.4 / DURATION)
  for (const side of ['left', 'right'] as const) {
    const buffet = context.wander(['buffet', side], { lowest: 0.5, highest: 3, slope: 0.4 })
    filterCyclic(wind[side], [highPass(55, sampleRate), lowPass(330, sampleRate, 0.5)])
    applyGain(
      wind[side],
      mapCurve(shared, (value, phase) =>
        fromDecibels(
          2.2 * bounded(value) +
            1.8 * bounded(readCurve(own, phase)) +
            1.3 * readCurve(buffet, phase),
        ),
      ),
    )
  }
  return scaleStereoToLevel(wind, 1)
}

/** A soft wind in the leaves of tall trees. */
export const breeze: Recipe = {
  file: 'breeze',
  version: '2',
  defaultSeed: 3,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('breeze', DURATION, options)
    const gusts = mapCurve(context.wander('gusts', TURBULENCE), bounded)
    const air = rustle(context, gusts)
    addStereo(air, farCrowns(context, gusts), 0.62)
    addStereo(air, lowWind(context, gusts), 0.24)
    return air
  },
}
