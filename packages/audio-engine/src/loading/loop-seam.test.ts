import { hertz, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { bakeLoop, isSeamless } from './loop-seam.ts'
import { periodicNoise, sine } from '../testing/fixtures.ts'
import { measureSeams } from '../testing/measures.ts'

const rate = hertz(44_100)

/** Low-passed noise without any period, as a phone records it. */
const takeOf = (length: number, seed: number, fade = 0) => {
  const random = seededRandom('take', seed)
  const samples = new Float32Array(Math.round(length * rate))
  let last = 0
  for (let index = 0; index < samples.length; index += 1) {
    last += 0.05 * (random() * 2 - 1 - last)
    const left = Math.min(index, samples.length - index) / rate
    samples[index] = last * 2 * Math.min(1, fade === 0 ? 1 : left / fade)
  }
  return samples
}

const playTwice = (samples: Float32Array, loop: { start: number; end: number }) => {
  const [from, to] = [Math.round(loop.start * rate), Math.round(loop.end * rate)]
  const turn = samples.subarray(from, to)
  const heard = new Float32Array(to + 2 * turn.length)
  heard.set(samples.subarray(0, to))
  heard.set(turn, to)
  heard.set(turn, to + turn.length)
  return { heard, seams: [to, to + turn.length] }
}

describe('isSeamless', () => {
  it('accepts a loop that is exactly periodic', () => {
    const noise = periodicNoise({ period: seconds(2), length: seconds(2), sampleRate: rate })
    expect(isSeamless([noise], { from: 0, to: noise.length, sampleRate: rate })).toBe(true)
  })

  it('refuses a hole, a click and a fade', () => {
    const noise = periodicNoise({ period: seconds(2), length: seconds(2), sampleRate: rate })
    const holed = Float32Array.from(noise).fill(0, noise.length - 1100)
    const cut = sine(331.3, { length: seconds(2.0004), sampleRate: rate })
    for (const samples of [holed, cut, takeOf(2, 1, 0.5)]) {
      expect(isSeamless([samples], { from: 0, to: samples.length, sampleRate: rate })).toBe(false)
    }
  })
})

describe('bakeLoop', () => {
  it('leaves a true loop as it is', () => {
    const noise = periodicNoise({ period: seconds(2), length: seconds(2), sampleRate: rate })
    const { channels, loop, overlap } = bakeLoop([noise], rate)
    expect(overlap).toBe(0)
    expect(loop).toEqual({ start: 0, end: 2 })
    expect(channels[0]).toEqual(noise)
  })

  // Each of them takes seconds.
  const seeds = process.env.DHVANI_RING === 'all' ? [1, 2, 3, 4, 5, 6] : [2, 4]
  it.each(seeds)('hides the seam of a take that is no loop (seed %i)', (seed) => {
    const take = takeOf(6, seed)
    const { channels, loop } = bakeLoop([take], rate)
    const { heard, seams } = playTwice(channels[0] ?? take, loop)
    const report = measureSeams(heard, { seams, sampleRate: rate })
    expect(report.hole).toBeGreaterThan(-2)
    expect(report.click).toBeLessThan(2)
  })

  it('takes off the silence that an encoder leaves at both ends', () => {
    const body = takeOf(5, 9)
    const padded = new Float32Array(body.length + 4000)
    padded.set(body, 1500)
    const { channels, loop } = bakeLoop([padded], rate)
    const { heard, seams } = playTwice(channels[0] ?? padded, loop)
    const report = measureSeams(heard.subarray(1500), {
      seams: seams.map((seam) => seam - 1500),
      sampleRate: rate,
    })
    expect(report.hole).toBeGreaterThan(-2)
    expect(loop.end).toBeLessThan((padded.length - 2000) / rate)
  })

  it('begins at the take’s own beginning and keeps its length', () => {
    const take = takeOf(4, 3, 0.3)
    const { channels, overlap } = bakeLoop([take], rate)
    expect(channels[0]?.length).toBe(take.length)
    expect(channels[0]?.subarray(0, 1000)).toEqual(take.subarray(0, 1000))
    expect(overlap).toBeCloseTo(0.4, 2)
  })

  it('copes with silence and with takes of a few samples', () => {
    for (const take of [new Float32Array(44_100), new Float32Array(3), new Float32Array(1)]) {
      const { channels, loop } = bakeLoop([take], rate)
      expect(channels[0]?.length).toBe(take.length)
      expect(loop.end).toBeGreaterThan(loop.start)
    }
  })
})
