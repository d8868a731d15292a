import { seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandShare,
  earCorrelation,
  findStandouts,
} from './index.ts'

const RATE = 44_100
const SECONDS = 12

const noise = (name: string): Float32Array => {
  const random = seededRandom(name)
  return Float32Array.from({ length: SECONDS * RATE }, () => random() - 0.5)
}

const sine = (frequency: number): Float32Array =>
  Float32Array.from({ length: SECONDS * RATE }, (_, at) =>
    Math.sin((2 * Math.PI * frequency * at) / RATE),
  )

const moved = (signal: Float32Array, rate: number, depth: number): Float32Array =>
  signal.map((value, at) => value * (1 + depth * Math.sin((2 * Math.PI * rate * at) / RATE)))

const sum = (one: Float32Array, other: Float32Array) => one.map((value, at) => value + other[at]!)

describe('a band', () => {
  it('holds its share of the power', () => {
    expect(bandShare(noise('white'), RATE, { from: 2000, to: 8000 })).toBeCloseTo(6000 / 22_050, 2)
    const pair = sum(sine(100), sine(1000))
    expect(bandShare(pair, RATE, { to: 500 })).toBeCloseTo(0.5, 2)
    expect(bandShare(new Float32Array(RATE), RATE, {})).toBe(0)
  })

  it('has the level of what lies in it, -3 dB for a full sine', () => {
    const levels = bandLevels(sum(sine(100), sine(1000)), RATE, { from: 500, to: 2000 }, 1)
    expect(levels).toHaveLength(SECONDS)
    expect(levels[3]).toBeCloseTo(-3.01, 1)
  })

  it('moves by m / √2 when a sine modulates it by m, and not at other rates', () => {
    const beating = moved(sine(1000), 1, 0.4)
    const band = { from: 500, to: 2000 }
    expect(bandModulation(beating, RATE, band, { from: 0.5, to: 2 })).toBeCloseTo(0.4 / 1.414, 2)
    expect(bandModulation(beating, RATE, band, { from: 3, to: 6 })).toBeLessThan(0.02)
  })
})

describe('two bands', () => {
  const [low, high] = [{ to: 300 }, { from: 1500 }]

  it('correlate when one gust moves both', () => {
    const storm = moved(sum(sine(100), sine(3000)), 0.5, 0.6)
    expect(bandCorrelation(storm, RATE, low, high)).toBeGreaterThan(0.95)
  })

  it('do not when each has its own', () => {
    const apart = sum(moved(sine(100), 0.5, 0.6), moved(sine(3000), 0.75, 0.6))
    expect(Math.abs(bandCorrelation(apart, RATE, low, high))).toBeLessThan(0.1)
  })
})

it('tells a band that both ears share from one that they do not', () => {
  const [left, right, tone] = [noise('left'), noise('right'), sine(200)]
  const ears = [sum(left, tone), sum(right, tone)]
  expect(earCorrelation(ears, RATE, { from: 150, to: 250 })).toBeGreaterThan(0.9)
  expect(Math.abs(earCorrelation(ears, RATE, { from: 2000, to: 8000 }))).toBeLessThan(0.05)
})

describe('what stands out', () => {
  const levels = Float64Array.from({ length: 200 }, (_, at) => (at === 100 ? -20 : -40))
  const options = { around: 50, apart: 5, least: 6 }

  it('is found with its height and its fall', () => {
    expect(findStandouts(levels, options)).toEqual([{ at: 100, height: 20, fall: 1 }])
  })

  it('is nothing in an even level', () => {
    expect(findStandouts(new Float64Array(200).fill(-40), options)).toEqual([])
  })
})
