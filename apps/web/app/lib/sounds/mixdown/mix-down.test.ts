import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createLoopSource } from './loop-source.ts'
import { mixDown } from './mix-down.ts'
import { silentBlock } from './stereo-block.ts'

/** BS.1770 is defined for any rate; this one is quick. */
const RATE = 16_000
const SECONDS = 40

const noise = (seed: string, level: number) => {
  const random = seededRandom(seed)
  return Float32Array.from({ length: 10 * RATE }, () => level * (2 * random() - 1))
}

/** A click every five seconds, so far above the rest that its crest factor is that of thunder. */
const clicks = (level: number) => {
  const samples = noise('soft', 0.01)
  for (let at = RATE; at < samples.length; at += 5 * RATE)
    for (let index = 0; index < 40; index += 1)
      samples[at + index] = level * Math.sin((index * Math.PI) / 8)
  return samples
}

const loopOf = (left: Float32Array<ArrayBuffer>, right = left) =>
  createLoopSource({ channels: [left, right], from: 0, to: left.length })

type Tracks = Parameters<typeof mixDown>[0]['tracks']

const make = async (tracks: Tracks, seconds = SECONDS) => {
  const file = silentBlock(seconds * RATE)
  const shares: number[] = []
  const memory = new Set<ArrayBuffer>()
  let at = 0
  const levels = await mixDown({
    tracks,
    seconds,
    sampleRate: RATE,
    write: ({ left, right }) => {
      file.left.set(left, at)
      file.right.set(right, at)
      at += left.length
      memory.add(left.buffer)
      return Promise.resolve()
    },
    onProgress: (share) => shares.push(share),
  })
  return { levels, file, written: at, shares, memory }
}

const gainOf = (decibels: number) => 10 ** (decibels / 20)

it('makes a steady mix of any level as loud as other programs play', async () => {
  for (const level of [0.003, 0.05, 0.9]) {
    const { levels, file, written } = await make([
      { gain: 1, source: loopOf(noise('left', level), noise('right', level)) },
    ])
    expect(written).toBe(SECONDS * RATE)
    const told = integratedLoudness([file.left, file.right], RATE) + levels!.correction
    expect(told).toBeCloseTo(-16, 1)
    expect(levels!.loudness).toBeCloseTo(told, 1)
    expect(truePeak([file.left, file.right]) + levels!.correction).toBeLessThan(-1)
  }
})

it('is softer where peaks would have to be held down by more than 3 dB', async () => {
  const { levels, file } = await make([{ gain: 1, source: loopOf(clicks(0.5)) }])
  expect(levels!.loudness).toBeLessThan(-20)
  expect(levels!.limited).toBeGreaterThan(-3.2)
  expect(levels!.limited).toBeLessThan(-2.5)
  expect(truePeak([file.left, file.right])).toBeLessThan(-2)
})

it('control: at -16 LUFS the same clicks would be far above full scale', () => {
  const samples = clicks(0.5)
  const away = -16 - integratedLoudness([samples, samples], RATE)
  expect(truePeak([samples.map((value) => value * gainOf(away))])).toBeGreaterThan(4)
})

/** Soft noise for 98 s, then clicks for ever. */
const lateClicks = () => {
  const soft = noise('soft', 0.05)
  const before = Float32Array.from({ length: 98 * RATE }, (_, at) => soft[at % soft.length]!)
  const loud = clicks(0.5).map((value, at) => value + soft[at]!)
  const samples = new Float32Array(before.length + loud.length)
  samples.set(before)
  samples.set(loud, before.length)
  return { samples, from: before.length }
}

it('falls slowly ahead of peaks that come late, and holds none of them down by more than 3 dB', async () => {
  const { samples, from } = lateClicks()
  const source = createLoopSource({ channels: [samples], from, to: samples.length })
  const { levels, file } = await make([{ gain: 1, source }], 116)
  expect(levels!.limited).toBeGreaterThan(-3.1)
  expect(levels!.limited).toBeLessThan(-2.5)
  const loudnessOf = (begin: number) =>
    integratedLoudness([file.left.subarray(begin * RATE, (begin + 4) * RATE)], RATE)
  const course = Array.from({ length: 22 }, (_, piece) => loudnessOf(4 + 4 * piece))
  expect(course[0]! - course.at(-1)!).toBeGreaterThan(2.5)
  for (const [piece, value] of course.slice(1).entries())
    expect(Math.abs(value - course[piece]!)).toBeLessThan(0.4)
})

it('control: at the gain of its beginning those clicks would be held down by more', () => {
  const { samples, from } = lateClicks()
  const begun = samples.subarray(0, 96 * RATE)
  const gain = -16 - integratedLoudness([begun, begun], RATE)
  expect(truePeak([samples.subarray(from)]) + gain).toBeGreaterThan(-2.5 + 6)
})

it('keeps the balance of the faders, and where a sound is', async () => {
  const [one, other] = [noise('one', 0.1), noise('other', 0.1)]
  const { file } = await make([
    { gain: 1, position: { x: -10, depth: 0 }, source: loopOf(one) },
    { gain: gainOf(-12), position: { x: 10, depth: 0 }, source: loopOf(other) },
  ])
  const loudnessOf = (samples: Float32Array) => integratedLoudness([samples], RATE)
  expect(loudnessOf(file.left) - loudnessOf(file.right)).toBeCloseTo(12, 0)
})

it('begins and ends in silence, rises and falls evenly, and tells how far it is', async () => {
  const { file, shares } = await make([{ gain: 1, source: loopOf(noise('left', 0.1)) }])
  const levelAt = (from: number) =>
    Math.hypot(...file.left.subarray(from * RATE, (from + 0.1) * RATE)) / Math.sqrt(0.1 * RATE)
  const whole = levelAt(15)
  expect(levelAt(0)).toBeLessThan(whole / 100)
  expect(levelAt(SECONDS - 0.1)).toBeLessThan(whole / 100)
  expect(levelAt(2) / whole).toBeCloseTo(0.5, 1)
  expect(levelAt(5) / whole).toBeCloseTo(1, 1)
  expect(levelAt(SECONDS - 13) / whole).toBeCloseTo(1, 1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

it('writes its pieces from the same memory', async () => {
  const { memory } = await make([{ gain: 1, source: loopOf(noise('left', 0.1)) }])
  // The limiter's last piece is shorter.
  expect(memory.size).toBe(2)
})

it('makes nothing of a mix in which nothing sounds', async () => {
  const { levels, written } = await make([{ gain: 1, source: loopOf(new Float32Array(RATE)) }])
  expect([levels, written]).toEqual([undefined, 0])
})
