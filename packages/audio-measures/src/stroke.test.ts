import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { bandDecay, clickShare, levelAfterPeak, octavePeaks } from './index.ts'

const RATE = 44_100

/** A sine that starts at once and falls by 60 dB in `t60` seconds. */
const ring = (frequency: number, t60: number, amplitude = 1, seconds = 1): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, index) =>
      amplitude *
      10 ** ((-3 * index) / (t60 * RATE)) *
      Math.sin((2 * Math.PI * frequency * index) / RATE),
  )

const mix = (...parts: readonly Float32Array[]): Float32Array =>
  parts[0]!.map((_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0))

const tap = (seconds: number): Float32Array => {
  const random = seededRandom('tap')
  return Float32Array.from(
    { length: RATE },
    (_, index) => 10 ** ((-3 * index) / (seconds * RATE)) * (2 * random() - 1),
  )
}

it('hears a click in a tap and none in a ring, however loud', () => {
  expect(clickShare(ring(4000, 1), RATE)).toBeGreaterThan(-0.5)
  expect(clickShare(ring(100, 1), RATE)).toBeLessThan(-25)
  expect(clickShare(ring(100, 1, 0.01), RATE)).toBeCloseTo(clickShare(ring(100, 1), RATE), 3)
  expect(clickShare(tap(0.05), RATE)).toBeGreaterThan(-1.5)
  expect(clickShare(new Float32Array(RATE), RATE)).toBe(-120)
})

it('counts only the first 8 ms of a click', () => {
  const late = new Float32Array(RATE)
  late.set(ring(4000, 0.05, 1, 0.1), Math.round(0.01 * RATE))
  expect(clickShare(mix(ring(100, 1), late), RATE)).toBeLessThan(-25)
})

it('reads the level after the peak off an exponential fall', () => {
  expect(levelAfterPeak(ring(1000, 0.3), RATE, 0.03)).toBeCloseTo(-6, 0)
  expect(levelAfterPeak(ring(1000, 3), RATE, 0.03)).toBeCloseTo(-0.6, 0)
  expect(levelAfterPeak(ring(1000, 0.3, 1, 0.1), RATE, 0.2)).toBe(-Infinity)
})

it('compares octaves with the strongest one', () => {
  const peaks = octavePeaks(mix(ring(90, 1), ring(1400, 1, 0.1)), RATE)
  expect(peaks[0]).toBe(0)
  expect(peaks[4]).toBeCloseTo(-20, 0)
  expect(peaks[6]).toBeLessThan(-50)
})

it('measures the decay of one band beside that of another', () => {
  const stroke = mix(ring(350, 0.8), ring(2800, 0.06, 0.5))
  expect(bandDecay(stroke, RATE, { from: 250, to: 500 })).toBeCloseTo(0.8, 1)
  expect(bandDecay(stroke, RATE, { from: 2000, to: 4000 })).toBeGreaterThan(0.04)
  expect(bandDecay(stroke, RATE, { from: 2000, to: 4000 })).toBeLessThan(0.08)
})

it('gives no decay for a sound that goes on', () => {
  expect(bandDecay(ring(350, 1000), RATE, { from: 250, to: 500 })).toBeNaN()
})
