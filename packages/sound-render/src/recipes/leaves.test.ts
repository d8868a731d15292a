import { bandOf, kurtosis, standardDeviation, blockLevels } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { curveFrom } from '../dsp/curve.ts'
import { rustle } from './leaves.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { highPass, lowPass } from '../dsp/filters.ts'

const RATE = hertz(44_100)
const SEEDS = [1, 2, 3]

const contextOf = (seed: number): RenderContext =>
  createRenderContext('leaves', seconds(15), { seed, sampleRate: RATE })

const LEAVES = { from: 2000, to: 8000 }

it.each(SEEDS)('is made of touches that stand out, as noise has none, with seed %i', (seed) => {
  const context = contextOf(seed)
  const calm = curveFrom(context.length, () => 0)
  const heard = kurtosis(bandOf(rustle(context, calm).left, RATE, LEAVES))
  const hiss = diffuseNoise(context, 'hiss', 0.1, [highPass(1500, RATE), lowPass(9000, RATE)])
  expect(kurtosis(bandOf(hiss.left, RATE, LEAVES))).toBeLessThan(3.3)
  expect(heard).toBeGreaterThan(3.6)
})

it.each(SEEDS)('swells where the gust is, with seed %i', (seed) => {
  const context = contextOf(seed)
  const gust = curveFrom(context.length, (phase) => 1.8 * Math.sin(2 * Math.PI * phase))
  const calm = curveFrom(context.length, () => 0)
  const deviation = (gusts: typeof gust) =>
    standardDeviation(blockLevels(rustle(context, gusts).left, RATE, 1))
  expect(deviation(gust)).toBeGreaterThan(deviation(calm) + 0.5)
})
