import { seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import {
  attackTime,
  bandDecayTime,
  centroidAfterOnset,
  decayTime,
  inharmonicity,
  levelSpread,
  nonHarmonicShare,
  onsetIntervalVariation,
  partialLevels,
  partialWobble,
} from './index.ts'

const RATE = 44_100

const signal = (seconds: number, value: (time: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => value(index / RATE))

const sine = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time)

/** Falls by 60 dB in so many seconds. */
const fall = (t60: number, time: number) => 10 ** ((-3 * time) / t60)

describe('partials', () => {
  it('reads the level and the decay of one partial beside a louder one', () => {
    const note = signal(
      1.5,
      (time) => 0.5 * sine(300, time) + 0.1 * fall(2, time) * sine(900, time),
    )
    const levels = partialLevels(note, { sampleRate: RATE, frequency: 900 })
    expect(levels[0]!).toBeCloseTo(-20.6, 0)
    expect(decayTime(levels, 0.01)).toBeCloseTo(2, 1)
    expect(partialLevels(note, { sampleRate: RATE, frequency: 600 })[0]!).toBeLessThan(-60)
  })

  it('gives no decay time to a tone that holds', () => {
    const held = signal(0.5, (time) => sine(300, time))
    expect(
      decayTime(partialLevels(held, { sampleRate: RATE, frequency: 300 }), 0.01),
    ).toBeGreaterThan(100)
  })

  it('hears a partial wander at its own rate, and a plain decay not at all', () => {
    const wandering = Float64Array.from(
      { length: 100 },
      (_, index) => -0.2 * index + 4 * Math.sin((2 * Math.PI * 5 * index) / 100),
    )
    expect(partialWobble(wandering, 0.01).deviation).toBeCloseTo(4 / Math.SQRT2, 1)
    expect(Math.abs(partialWobble(wandering, 0.01).rate - 5)).toBeLessThan(0.6)
    const plain = wandering.map((_, index) => -0.2 * index - 0.001 * index * index)
    expect(partialWobble(plain, 0.01).deviation).toBeLessThan(0.01)
  })

  it.each([0, 0.000_05, 0.0003])('finds the stiffness %f of a string', (stiffness) => {
    const note = signal(0.5, (time) =>
      Array.from({ length: 10 }, (_, index) => index + 1).reduce(
        (sum, number) =>
          sum + sine(280 * number * Math.sqrt(1 + stiffness * number * number), time) / number,
        0,
      ),
    )
    expect(Math.abs(inharmonicity(note, RATE, 280) - stiffness)).toBeLessThan(0.000_01)
  })

  it('refuses too short a note', () => {
    expect(() => inharmonicity(new Float32Array(100), RATE, 280)).toThrow(RangeError)
  })

  it('measures the decay of one band only', () => {
    const note = signal(
      2,
      (time) => fall(1, time) * sine(1400, time) + fall(4, time) * sine(300, time),
    )
    expect(bandDecayTime(note, RATE, { from: 1000, to: 2000 })).toBeCloseTo(1, 1)
    expect(bandDecayTime(note, RATE, { from: 250, to: 500 })).toBeCloseTo(4, 0)
  })
})

describe('onsets', () => {
  it('times an attack from 10 to 90 %', () => {
    const slow = signal(0.1, (time) => Math.min(1, time / 0.02) * sine(1000, time))
    const sudden = signal(0.1, (time) => (time < 0.02 ? 0 : sine(1000, time)))
    expect(attackTime(slow, RATE)).toBeGreaterThan(0.012)
    expect(attackTime(slow, RATE)).toBeLessThan(0.02)
    expect(attackTime(sudden, RATE)).toBeLessThan(0.005)
  })

  it('follows the centroid of a note that grows brighter', () => {
    const note = signal(1, (time) => sine(500, time) + Math.min(1, 2 * time) * sine(2500, time))
    expect(centroidAfterOnset(note, RATE, 0)).toBeLessThan(600)
    expect(centroidAfterOnset(note, RATE, 0.6)).toBeCloseTo(1500, -2)
    expect(centroidAfterOnset(new Float32Array(4096), RATE, 0)).toBe(0)
  })

  it('tells harmonics from noise', () => {
    const random = seededRandom('noise')
    const tone = (time: number) => sine(300, time) + 0.5 * sine(900, time)
    const clean = signal(0.03, tone)
    const noisy = signal(0.03, (time) => tone(time) + (random() - 0.5) * Math.sqrt(12 * 0.2))
    expect(nonHarmonicShare(clean, RATE, 300)).toBeLessThan(1e-6)
    // 0.2 of noise beside 0.625 of tone.
    expect(nonHarmonicShare(noisy, RATE, 300)).toBeGreaterThan(0.18)
    expect(nonHarmonicShare(noisy, RATE, 300)).toBeLessThan(0.3)
  })

  it('describes how uneven a sound is', () => {
    const steps = signal(4, (time) => (time % 2 < 1 ? 1 : 0.1) * sine(1000, time))
    const spread = levelSpread(steps, RATE)
    expect(spread.floor).toBeCloseTo(-20, 0)
    expect(spread.deviation1s).toBeCloseTo(10, 0)
    const even = levelSpread(
      signal(4, (time) => sine(1000, time)),
      RATE,
    )
    expect(even.above + even.below).toBeLessThan(0.1)
  })

  it('tells a clock from a hand', () => {
    const struck = (times: readonly number[]) =>
      signal(4, (time) => {
        const last = times.findLast((at) => at <= time)
        return last === undefined ? 0 : fall(0.3, time - last) * sine(1000, time)
      })
    const clock = struck(Array.from({ length: 16 }, (_, index) => 0.25 * index))
    const hand = struck([0, 0.15, 0.3, 1.2, 1.35, 2.4, 2.55, 2.7, 3.6])
    expect(onsetIntervalVariation(clock, RATE)).toBeLessThan(0.05)
    expect(onsetIntervalVariation(hand, RATE)).toBeGreaterThan(0.5)
    expect(onsetIntervalVariation(new Float32Array(RATE), RATE)).toBe(0)
  })
})
