import { integratedLoudness, measureSeam, repeatLoop, truePeak } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { levelLoop } from './level-loop.ts'

const RATE = 16_000
const SECONDS = 6

/** Strokes that die away, over noise of a level. The last one rings into the beginning. */
const beat = (stroke: number, noise: number, dying = 1200): Float32Array<ArrayBuffer> => {
  const random = seededRandom('beat')
  const length = SECONDS * RATE
  const samples = Float32Array.from({ length }, () => noise * (2 * random() - 1))
  for (let at = RATE / 2; at < length; at += RATE)
    for (let index = 0; index < RATE; index += 1)
      samples[(at + index) % length]! += stroke * Math.sin(index / 2) * Math.exp(-index / dying)
  return samples
}

const loudnessOf = (channels: readonly Float32Array<ArrayBuffer>[]) =>
  integratedLoudness(repeatLoop(channels, 4).channels, RATE)

it('brings a loop to -16 LUFS, however soft it was, without a peak above -2.5 dBTP', async () => {
  for (const level of [0.01, 0.2]) {
    const samples = beat(level, level)
    const out = await levelLoop([samples, samples], RATE)
    expect(out[0].length).toBe(samples.length)
    expect(Math.abs(loudnessOf(out) + 16)).toBeLessThan(0.5)
    expect(truePeak(repeatLoop(out, 3).channels)).toBeLessThan(-2.4)
  }
})

it('is softer where strokes would have to be held down by more than 3 dB', async () => {
  const samples = beat(0.5, 0.001, 150)
  const out = await levelLoop([samples, samples], RATE)
  const stroke = 2.5 * RATE
  const gainIn = (from: number, to: number) =>
    truePeak([out[0].subarray(from, to)]) - truePeak([samples.subarray(from, to)])
  const held = gainIn(stroke - 900, stroke - 200) - gainIn(stroke - 20, stroke + 200)
  expect(held).toBeLessThan(3.2)
  expect(held).toBeGreaterThan(2.5)
  expect(loudnessOf(out)).toBeLessThan(-16.5)
})

it('joins as well as before', async () => {
  const samples = beat(0.3, 0.05)
  const out = await levelLoop([samples, samples], RATE)
  const { channels, seams } = repeatLoop(out, 3)
  expect(measureSeam(channels, RATE, seams)).toMatchObject({ seamless: true })
})

it('leaves silence as it is, and stops at a word', async () => {
  const silence = new Float32Array(RATE)
  expect((await levelLoop([silence, silence], RATE))[0]).toBe(silence)
  const samples = beat(0.3, 0.05)
  const cancelled = AbortSignal.abort(new DOMException('Cancelled.', 'AbortError'))
  await expect(levelLoop([samples, samples], RATE, cancelled)).rejects.toThrow('Cancelled')
})
