import { expect, it } from 'vitest'
import { createMixKernel, QUANTUM, type Period } from './mix-kernel.ts'

const RATE = 44_100

const noise = (frames: number, seed: number): Int16Array => {
  let state = seed
  return Int16Array.from({ length: frames }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (state >>> 16) - 32_768
  })
}

const stereo = (frames: number, seed: number): Period => ({
  left: noise(frames, seed),
  right: noise(frames, seed + 1),
})

const play = (kernel: ReturnType<typeof createMixKernel>, frames: number, from = 0) => {
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame += QUANTUM)
    kernel.mix(
      left.subarray(frame, frame + QUANTUM),
      right.subarray(frame, frame + QUANTUM),
      from + frame,
    )
  return { left, right }
}

/** Until fades of a start are over. */
const FADED = 128 * QUANTUM

/** Largest difference between what came out and samples of a loop from a place on. */
const worst = (heard: Float32Array, loop: Int16Array, place: number, gain: number) =>
  heard.reduce((most, sample, index) => {
    const meant = ((loop[(place + index) % loop.length] ?? 0) / 32_768) * gain
    return Math.max(most, Math.abs(sample - meant))
  }, 0)

it('plays every sample of a loop again and again, at its volume', () => {
  const kernel = createMixKernel(RATE)
  const period = stereo(1009, 7)
  kernel.start({ period, volume: 0.5, position: 1000, at: 0 })
  play(kernel, FADED)
  const { left, right } = play(kernel, 40 * QUANTUM, FADED)
  expect(worst(left, period.left, 1000 + FADED, 0.5)).toBeLessThan(1e-6)
  expect(worst(right, period.right, 1000 + FADED, 0.5)).toBeLessThan(1e-6)
  expect(worst(left, period.left, 1001 + FADED, 0.5)).toBeGreaterThan(0.1)
})

it('plays a texture half a period apart, left and right', () => {
  const kernel = createMixKernel(RATE)
  const samples = noise(1000, 3)
  kernel.start({ period: { left: samples, right: samples }, volume: 1, position: 0, at: 0 })
  play(kernel, FADED)
  const { left, right } = play(kernel, 40 * QUANTUM, FADED)
  expect(worst(left, samples, FADED, 1)).toBeLessThan(1e-6)
  expect(worst(right, samples, FADED + 500, 1)).toBeLessThan(1e-6)
})

it('adds its sounds up', () => {
  const kernel = createMixKernel(RATE)
  const both = [stereo(700, 1), stereo(900, 2)]
  for (const period of both) kernel.start({ period, volume: 0.5, position: 0, at: 0 })
  play(kernel, FADED)
  const { left } = play(kernel, 10 * QUANTUM, FADED)
  const rest = left.map((sample, index) => {
    const of = (one?: Period) => (one?.left[(FADED + index) % one.left.length] ?? 0) / 65_536
    return sample - of(both[0]) - of(both[1])
  })
  expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6)
})

/** A loop that never changes: what comes out is the gain. */
const LEVEL = new Int16Array(512).fill(16_384)
const level: Period = { left: LEVEL, right: LEVEL }

it('moves gains without a step, and frees a sound that has faded out', () => {
  const kernel = createMixKernel(RATE)
  const slot = kernel.start({ period: level, volume: 1, position: 0, at: 0 })
  const begun = play(kernel, FADED)
  kernel.setVolume(slot, 0.2)
  const turned = play(kernel, FADED, FADED)
  kernel.fadeOut(slot)
  const left = play(kernel, 3 * FADED, 2 * FADED)
  const heard = [...begun.left, ...turned.left, ...left.left]
  const steps = heard.slice(1).map((sample, index) => Math.abs(sample - (heard[index] ?? 0)))
  expect(heard[0]).toBeLessThan(0.001)
  expect(heard[FADED - 1]).toBeCloseTo(0.5, 5)
  expect(heard[2 * FADED - 1]).toBeCloseTo(0.1, 4)
  expect(Math.max(...steps)).toBeLessThan(0.002)
  expect(heard.at(-1)).toBe(0)
  expect(kernel.playing()).toBe(0)
  expect(kernel.revive(slot)).toBe(false)
})

it('turns a fade-out round', () => {
  const kernel = createMixKernel(RATE)
  const slot = kernel.start({ period: level, volume: 1, position: 0, at: 0 })
  play(kernel, FADED)
  kernel.fadeOut(slot)
  const { left: fading } = play(kernel, 8 * QUANTUM, FADED)
  expect(fading.at(-1)).toBeLessThan(0.4)
  expect(kernel.revive(slot)).toBe(true)
  expect(play(kernel, FADED, FADED + 8 * QUANTUM).left.at(-1)).toBeCloseTo(0.5, 5)
})

it('passes into the next period at equal power, and frees the one that left', () => {
  const kernel = createMixKernel(RATE)
  const silent = new Int16Array(512)
  const first = kernel.start({
    period: { left: LEVEL, right: silent },
    volume: 1,
    position: 0,
    at: 0,
  })
  play(kernel, FADED)
  const begins = FADED + 10 * QUANTUM
  const frames = 100 * QUANTUM
  kernel.leave(first, { side: 'leave', begins, frames })
  const next = { left: silent, right: LEVEL }
  const passage = { side: 'enter', begins, frames } as const
  kernel.start({ period: next, volume: 1, position: 17, at: begins - 5 * QUANTUM, passage })
  const { left, right } = play(kernel, 120 * QUANTUM, FADED)
  const powers = [...left].map((sample, index) => sample ** 2 + (right[index] ?? 0) ** 2)
  expect(Math.min(...powers)).toBeGreaterThan(0.25 * 0.999)
  expect(Math.max(...powers)).toBeLessThan(0.25 * 1.001)
  expect(left.at(-1)).toBe(0)
  expect(right.at(-1)).toBeCloseTo(0.5, 5)
  expect(kernel.playing()).toBe(1)
})

/** Growths of the heap over some stretches, the least first. Where a collection makes it shrink, that tells nothing. */
const growthsOf = (run: () => void): readonly number[] => {
  const growths = Array.from({ length: 30 }, () => {
    const before = process.memoryUsage().heapUsed
    run()
    return process.memoryUsage().heapUsed - before
  })
  return growths.filter((growth) => growth > 0).toSorted((a, b) => a - b)
}

it('allocates nothing while twelve sounds play', () => {
  const kernel = createMixKernel(RATE)
  for (let sound = 0; sound < 12; sound += 1)
    kernel.start({ period: stereo(5000 + sound, sound), volume: 0.1, position: 0, at: 0 })
  const [left, right] = [new Float32Array(QUANTUM), new Float32Array(QUANTUM)]
  let frame = 0
  const mix = (quanta: number) => {
    for (let done = 0; done < quanta; done += 1, frame += QUANTUM) kernel.mix(left, right, frame)
  }
  mix(20_000)
  const quanta = 300
  expect(growthsOf(() => mix(quanta))[0]).toBeLessThan(quanta * 12 * 4)
  const kept: object[] = []
  const control = () => {
    for (let done = 0; done < quanta * 12; done += 1) kept.push({ done })
  }
  // A collection in the middle of a stretch may leave hardly any growth.
  const growths = growthsOf(control)
  expect(growths[Math.floor(growths.length / 2)]).toBeGreaterThan(quanta * 12 * 4)
})
