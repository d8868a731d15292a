import { truePeak } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const RATE = 48_000
const CEILING = 0.75
const PIECE = 4800

/** A tone between whose samples its crests lie, with bursts 3 dB above the ceiling. */
const aSound = (level: number) =>
  Float32Array.from({ length: 2 * RATE }, (_, at) => {
    const isBurst = Math.floor(at / 6000) % 4 === 1
    return (isBurst ? level : 0.3) * Math.sin((Math.PI / 2) * at + 0.8)
  })

const limit = (samples: Float32Array<ArrayBuffer>) => {
  const limiter = createLimiter(CEILING, RATE)
  const out = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at += PIECE) {
    const piece = samples.slice(at, at + PIECE)
    out.set(limiter.pass({ left: piece, right: piece }).left, at)
  }
  return { out, limiter }
}

const inDecibels = (gain: number) => 20 * Math.log10(gain)

it('holds true peaks below its ceiling, by no more than it must', () => {
  const { out, limiter } = limit(aSound(CEILING * 1.41))
  expect(truePeak([out])).toBeLessThan(inDecibels(CEILING) + 0.1)
  expect(limiter.lowest()).toBeLessThan(-2.9)
  expect(limiter.lowest()).toBeGreaterThan(-3.2)
})

it('control: without it the peaks are 3 dB above', () => {
  expect(truePeak([aSound(CEILING * 1.41)])).toBeGreaterThan(inDecibels(CEILING) + 2.5)
})

it('changes nothing that stays below, and only delays it', () => {
  const random = seededRandom('limiter')
  const samples = Float32Array.from({ length: RATE }, () => 0.4 * (2 * random() - 1))
  const { out, limiter } = limit(samples)
  const { delay } = limiter
  expect(limiter.lowest()).toBe(0)
  const worst = Math.max(
    ...Array.from({ length: 4000 }, (_, at) => Math.abs(out[at + delay]! - samples[at]!)),
  )
  expect(worst).toBeLessThan(1e-6)
})

it('falls without a click: no step of its gain is steeper than its look-ahead', () => {
  const steady = new Float32Array(RATE).fill(0.5)
  const peaks = steady.map((value, at) => (at === RATE / 2 ? 1 : value))
  const { out } = limit(peaks)
  const steps = Array.from({ length: RATE / 4 }, (_, index) => {
    const at = RATE / 2 - 1000 + index
    return Math.abs(out[at + 1]! - out[at]!)
  }).filter((step) => step < 0.2)
  expect(Math.max(...steps)).toBeLessThan((0.5 * 0.3) / 200)
})
