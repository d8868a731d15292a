import {
  bandLevels,
  bandOf,
  blockLevels,
  findStandouts,
  kurtosis,
  standardDeviation,
  toMono,
} from '@dhvani/audio-measures'
import { hertz, samples, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { curveFrom } from '../dsp/curve.ts'
import { placeCyclic } from '../dsp/events.ts'
import { highPass, lowPass } from '../dsp/filters.ts'
import { leafTouch, rustle } from './leaves.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'

const RATE = hertz(44_100)
const SECONDS = 10
const LEAVES = { from: 2000, to: 8000 }

const contextOf = (seed: number): RenderContext =>
  createRenderContext('leaves', seconds(SECONDS), { seed, sampleRate: RATE })

/** How many touches a listener could count in a second: they stand 6 dB out of the rustle. */
const countable = (signal: Float32Array): number => {
  const levels = bandLevels(signal, RATE, { from: 250, to: 1000 }, 0.01)
  return findStandouts(levels, { around: 200, apart: 5, least: 6 }).length / SECONDS
}

/** A thousand touches of large leaves in a second, each at its own level: a tenth of what a tree has. */
const sparseTouches = (seed: number): Float32Array => {
  const random = seededRandom('sparse', seed)
  const signal = new Float32Array(SECONDS * RATE)
  const size = { low: 650, high: 2100, shortest: 0.0028, longest: 0.01, level: 0, share: 1 }
  const shapes = Array.from({ length: 40 }, () => leafTouch(size, RATE, random))
  for (let touch = 0; touch < 1000 * SECONDS; touch += 1)
    placeCyclic(
      signal,
      shapes[touch % shapes.length]!,
      samples(random() * signal.length),
      0.25 ** (3 * random()),
    )
  return signal
}

describe.each([1, 2])('with seed %i', (seed) => {
  const context = contextOf(seed)
  const rustling = rustle(
    context,
    curveFrom(context.length, () => 0),
  )
  const calm = rustling.left

  it('fuses its touches to a rustle, in which a tenth of them would be counted', () => {
    expect(countable(sparseTouches(seed))).toBeGreaterThan(2)
    // Recordings have up to 0.6, among them what crowns farther away hide; the gate of the whole asks for that.
    expect(countable(toMono([rustling.left, rustling.right]))).toBeLessThan(1.3)
  })

  it('sways as no hiss does', () => {
    const hiss = diffuseNoise(context, 'hiss', 0.1, [highPass(1500, RATE), lowPass(9000, RATE)])
    expect(kurtosis(bandOf(hiss.left, RATE, LEAVES))).toBeLessThan(3.3)
    expect(kurtosis(bandOf(calm, RATE, LEAVES))).toBeGreaterThan(3.6)
  })

  it('swells where the gust is', () => {
    const gust = curveFrom(context.length, (phase) => 1.8 * Math.sin(2 * Math.PI * phase))
    const deviation = (signal: Float32Array) => standardDeviation(blockLevels(signal, RATE, 1))
    expect(deviation(rustle(context, gust).left)).toBeGreaterThan(deviation(calm) + 0.5)
  })
})
