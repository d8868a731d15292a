import { blockLevels, toMono } from '@dhvani/audio-measures'
import { hertz, samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { filterCyclic, type Section } from '../dsp/filters.ts'
import { brownNoise } from '../dsp/noise.ts'
import type { Stereo } from '../dsp/stereo.ts'
import { FAN_BLADES, FAN_HUM, FAN_TURNS, ceilingFan } from './ceiling-fan.ts'
import { noiseOf, noiseSections, type NoiseColour } from './noise-colours.ts'
import { createRenderContext } from './render-context.ts'

const LENGTH = 2 ** 15

/** Power of a cyclic signal at whole cycles. */
const powerAt = (signal: Float32Array | Float64Array, cycles: number): number => {
  let [re, im] = [0, 0]
  for (let at = 0; at < signal.length; at += 1) {
    const angle = (2 * Math.PI * cycles * at) / signal.length
    re += signal[at]! * Math.cos(angle)
    im += signal[at]! * Math.sin(angle)
  }
  return re * re + im * im
}

const decibels = (power: number): number => 10 * Math.log10(power)

/** Response in dB at every third of an octave from 30 Hz to 16 kHz, less a slope in dB an octave. */
const deviationsOf = (sections: readonly Section[], slope: number, sampleRate: Hertz): number[] => {
  const response = new Float32Array(LENGTH)
  response[0] = 1
  filterCyclic(response, sections)
  const thirds = Array.from({ length: 28 }, (_, index) => 30 * 2 ** (index / 3))
  const places = [...thirds, 16_000].map((frequency) => {
    const cycles = Math.round((frequency * LENGTH) / sampleRate)
    return { cycles, octaves: Math.log2((cycles * sampleRate) / LENGTH / 30) }
  })
  return places.map(({ cycles, octaves }) => decibels(powerAt(response, cycles)) - slope * octaves)
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

const SLOPES = { white: 0, pink: -3.0103, brown: -6.0206 } satisfies Record<NoiseColour, number>
const COLOURS = Object.keys(SLOPES) as NoiseColour[]

describe.each([hertz(44_100), hertz(48_000)])('at %i Hz', (rate) => {
  it.each(COLOURS)('%s noise keeps within .3 dB of its slope from 30 Hz to 16 kHz', (colour) => {
    const deviations = deviationsOf(noiseSections(colour, rate), SLOPES[colour], rate)
    expect(spread(deviations)).toBeLessThan(0.3)
  })

  it('a single pole does not: it falls too little near half the rate', () => {
    const pole = Math.exp((-2 * Math.PI * 20) / rate)
    const single = [{ b0: 1 - pole, b1: 0, b2: 0, a1: -pole, a2: 0 }]
    expect(spread(deviationsOf(single, SLOPES.brown, rate))).toBeGreaterThan(1)
  })
})

const RATE = hertz(16_000)
const contextOf = (seed: number) =>
  createRenderContext('a test', seconds(64), { seed, sampleRate: RATE, duration: seconds(12.8) })

it.each(COLOURS)(
  '%s noise is in both ears, and a fold to one channel loses less than 2 dB',
  (colour) => {
    const { left, right } = noiseOf(contextOf(1), colour)
    const power = (signal: Float32Array) => signal.reduce((sum, value) => sum + value * value, 0)
    const mean = (power(left) + power(right)) / 2
    expect(decibels(power(left) / power(right))).toBeCloseTo(0, 0)
    expect(decibels(power(toMono([left, right])) / mean)).toBeGreaterThan(-2)
    expect(left).not.toEqual(right)
  },
)

/** By how much the level follows so many cycles in a second better than it follows their neighbours, in dB. */
const pulseAt = ({ left, right }: Stereo, perSecond: number): number => {
  const levels = Float64Array.from(blockLevels(toMono([left, right]), RATE, 0.01))
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const around = levels.map((level) => level - mean)
  const cycles = Math.round(perSecond * 12.8)
  const others = [-9, -7, -5, 5, 7, 9].map((away) => powerAt(around, cycles + away))
  return decibels(
    powerAt(around, cycles) / (others.reduce((sum, one) => sum + one, 0) / others.length),
  )
}

/** By how much a tone stands above what is beside it, in dB. */
const toneAt = ({ left, right }: Stereo, frequency: number): number => {
  const mono = toMono([left, right])
  const cycles = Math.round(frequency * 12.8)
  const others = [-60, -45, -30, 30, 45, 60].map((away) => powerAt(mono, cycles + away))
  return decibels(
    powerAt(mono, cycles) / (others.reduce((sum, one) => sum + one, 0) / others.length),
  )
}

describe('a ceiling fan', () => {
  const fans = [1, 2, 3].map((seed) => ceilingFan(contextOf(seed)))
  const noise = brownNoise(samples(RATE * 12.8), RATE, seededRandom('still'))
  const still = { left: noise, right: noise }

  it('swells with each blade and with each turn; noise does not', () => {
    for (const fan of fans) {
      expect(pulseAt(fan, FAN_TURNS * FAN_BLADES)).toBeGreaterThan(9)
      expect(pulseAt(fan, FAN_TURNS)).toBeGreaterThan(9)
    }
    expect(pulseAt(still, FAN_TURNS * FAN_BLADES)).toBeLessThan(6)
  })

  it('hums with its motor; noise does not', () => {
    for (const fan of fans) expect(toneAt(fan, FAN_HUM)).toBeGreaterThan(10)
    expect(toneAt(still, FAN_HUM)).toBeLessThan(6)
  })
})
