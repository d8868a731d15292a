import { expect, it } from 'vitest'
import { createResampler } from './resample.ts'

const tone = (frequency: number, rate: number, seconds = 1) =>
  Float32Array.from({ length: seconds * rate }, (_, at) =>
    Math.sin((2 * Math.PI * frequency * at) / rate),
  )

const resample = (samples: Float32Array, from: number, to: number) => {
  const next = createResampler(from, to)
  const out: number[] = []
  for (let at = 0; at < samples.length; at += 1011)
    out.push(...next(samples.subarray(at, at + 1011)))
  return out
}

/** The largest difference, in dB of full scale, once the filter is full. */
const errorOf = (heard: readonly number[], frequency: number, rate: number) => {
  const wanted = tone(frequency, rate)
  const count = heard.length - 200
  const worst = Math.max(
    ...Array.from({ length: count - 200 }, (_, at) =>
      Math.abs(heard[at + 200]! - wanted[at + 200]!),
    ),
  )
  return 20 * Math.log10(worst)
}

it.each([
  [44_100, 48_000, 997],
  [44_100, 48_000, 12_000],
  [32_000, 48_000, 6000],
  [96_000, 48_000, 9000],
])('brings %d Hz to %d Hz: a tone of %d Hz stays where it was', (from, to, frequency) => {
  const heard = resample(tone(frequency, from), from, to)
  expect(errorOf(heard, frequency, to)).toBeLessThan(-60)
  expect(Math.abs(heard.length - to)).toBeLessThan(100)
})

it('takes away what the new rate cannot hold', () => {
  const heard = resample(tone(30_000, 96_000), 96_000, 48_000)
  const loudest = Math.max(...heard.slice(200, -200).map(Math.abs))
  expect(20 * Math.log10(loudest)).toBeLessThan(-60)
})

it('control: the nearest sample in the place of a filter is far off', () => {
  const samples = tone(997, 44_100)
  const nearest = Array.from(
    { length: 48_000 },
    (_, at) => samples[Math.round((at * 44_100) / 48_000)] ?? 0,
  )
  expect(errorOf(nearest, 997, 48_000)).toBeGreaterThan(-40)
})
