import { samples, seededRandom, type BeatsPerMinute, type Hertz, type Samples } from '@dhvani/units'
import type { Feel } from '../settings/settings.ts'

/** An alive cycle is longer or shorter than a steady one by so much, never more. */
export const BREATH = { least: 0.005, most: 0.015 } as const

export type TimelineOptions = {
  /** Length of the cycle in matras. */
  readonly matras: number
  /** Matras a minute, 10 to 450. */
  readonly tempo: BeatsPerMinute
  readonly feel: Feel
  readonly sampleRate: Hertz
  readonly seed: number
  /** A place that falls on a known sample: where playing began, or where the tempo last changed. */
  readonly anchor: { readonly position: number; readonly sample: Samples }
}

/**
 * Where matras fall. A position counts matras from the first sam; a cycle begins at every multiple of the
 * cycle's length. A negative position is a count-in.
 */
export type Timeline = {
  readonly tempo: BeatsPerMinute
  /** The nearest whole sample of a position: no rounding adds up, however long it plays. */
  toSample(position: number): Samples
  /** The position at a sample, with its fraction. */
  toPosition(sample: Samples): number
}

/** By how much the cycle of this number stretches: seeded, and pulled back so that the tempo stays. */
const createBreath = (seed: number) => {
  const stretches: number[] = []
  /** Sums of the stretches before each cycle. */
  const sums: number[] = [0]
  const random = seededRandom('breath', seed)
  const grow = (cycle: number) => {
    while (stretches.length <= cycle) {
      const drift = sums.at(-1)!
      const size = BREATH.least + (BREATH.most - BREATH.least) * random()
      // Seven cycles in ten go against the drift so far, so that the tempo stays.
      const isSlower = random() < (drift > 0 ? 0.3 : 0.7)
      const stretch = isSlower ? size : -size
      stretches.push(stretch)
      sums.push(drift + stretch)
    }
  }
  return {
    /** Length of all cycles before this position, in cycles, for a position in cycles. */
    stretched(cycles: number): number {
      if (cycles <= 0) return cycles
      const whole = Math.floor(cycles)
      grow(whole)
      return cycles + sums[whole]! + (cycles - whole) * stretches[whole]!
    },
    grow,
    lengthOf: (cycle: number) => (cycle < 0 ? 1 : 1 + stretches[cycle]!),
  }
}

/** Places matras on samples. The same seed breathes the same way. */
export const createTimeline = ({
  matras,
  tempo,
  feel,
  sampleRate,
  seed,
  anchor,
}: TimelineOptions): Timeline => {
  const perMatra = (60 * sampleRate) / tempo
  const breath = feel === 'alive' ? createBreath(seed) : undefined
  const warp = (position: number) =>
    breath ? breath.stretched(position / matras) * matras : position
  const start = warp(anchor.position)
  const exact = (position: number) => anchor.sample + (warp(position) - start) * perMatra

  const unwarp = (time: number): number => {
    if (!breath || time <= 0) return time
    // A warped cycle is within 1.5 % of a plain one on the whole, so few steps reach it.
    let cycle = Math.max(0, Math.floor(time / matras) - 1)
    while (breath.stretched(cycle) * matras > time) cycle -= 1
    while (breath.stretched(cycle + 1) * matras <= time) cycle += 1
    breath.grow(cycle)
    const inside = (time - breath.stretched(cycle) * matras) / breath.lengthOf(cycle)
    return cycle * matras + inside
  }

  return {
    tempo,
    toSample: (position) => samples(Math.round(exact(position))),
    toPosition: (sample) => unwarp(start + (sample - anchor.sample) / perMatra),
  }
}
