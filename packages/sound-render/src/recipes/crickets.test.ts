import { autocorrelation, envelopeOf, toMono } from '@dhvani/audio-measures'
import { hertz, samples, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { whiteNoise } from '../dsp/noise.ts'
import { crickets, nightOf, trillAt } from './crickets.ts'
import { createRenderContext } from './render-context.ts'

const RATE = hertz(16_000)
const DURATION = seconds(25.6)
const SEEDS = [1, 2, 3]

const contextOf = (seed: number) =>
  createRenderContext('a test', seconds(76.8), { seed, sampleRate: RATE, duration: DURATION })

const monoOf = (seed: number, celsius?: number) => {
  const { left, right } = crickets(contextOf(seed), celsius)
  return toMono([left, right])
}

const powerAt = (signal: ArrayLike<number>, rate: number, frequency: number): number => {
  let [re, im] = [0, 0]
  const step = (2 * Math.PI * frequency) / rate
  for (let at = 0; at < signal.length; at += 1) {
    re += signal[at]! * Math.cos(step * at)
    im += signal[at]! * Math.sin(step * at)
  }
  return re * re + im * im
}

/** Mean power around a frequency, within half of `width` to either side. */
const powerAround = (signal: ArrayLike<number>, rate: number, frequency: number, width: number) => {
  const steps = Array.from({ length: 21 }, (_, index) => frequency + ((index - 10) * width) / 20)
  return steps.reduce((sum, one) => sum + powerAt(signal, rate, one), 0) / steps.length
}

const inDecibels = (ratio: number) => 10 * Math.log10(ratio)

const ENVELOPE_RATE = 500

const aroundMean = (levels: Float32Array) => {
  const mean = levels.reduce((sum, one) => sum + one, 0) / levels.length
  return levels.map((one) => one - mean)
}

/** By how much the level moves at a rate more than at half as much again, in dB. */
const pulsesAt = (mono: Float32Array, pulses: number): number => {
  const levels = aroundMean(envelopeOf(mono, RATE, 1 / ENVELOPE_RATE))
  const at = (rate: number) => powerAround(levels, ENVELOPE_RATE, rate, rate * 0.12)
  return inDecibels(at(pulses) / at(pulses * 1.5))
}

/** How alike the level is to itself at any distance from three to ten seconds: trills by a clock come again. */
const clockOf = (mono: Float32Array): number => {
  const levels = aroundMean(envelopeOf(mono, RATE, 0.1))
  return Math.max(...autocorrelation(levels, 100).slice(30))
}

const noise = whiteNoise(samples(RATE * DURATION), seededRandom('still'))

describe('crickets', () => {
  it('ring where tree crickets do, higher in a warmer night, and nowhere else', () => {
    for (const celsius of [19, 27]) {
      const { carrier } = trillAt(celsius)
      expect(carrier).toBeGreaterThan(2500)
      expect(carrier).toBeLessThan(4000)
      const mono = monoOf(1, celsius)
      const around = powerAround(mono, RATE, carrier, 0.08 * carrier)
      for (const other of [700, 1600, 4600, 6500])
        expect(inDecibels(around / powerAround(mono, RATE, other, 0.08 * other))).toBeGreaterThan(
          25,
        )
    }
  })

  it.each(SEEDS)('pulse as often as their night is warm (seed %i); noise does not', (seed) => {
    for (const celsius of [20, 26]) {
      const { pulses } = trillAt(celsius)
      expect(pulsesAt(monoOf(seed, celsius), pulses)).toBeGreaterThan(10)
      expect(pulsesAt(noise, pulses)).toBeLessThan(3)
    }
    // The line of one night is not that of another.
    expect(pulsesAt(monoOf(seed, 20), trillAt(26).pulses)).toBeLessThan(6)
  })

  it.each(SEEDS)('keep no clock: no trill comes again after a fixed time (seed %i)', (seed) => {
    expect(clockOf(monoOf(seed))).toBeLessThan(0.5)
  })

  it('control: trills of one second every two do', () => {
    const clocked = monoOf(1).map((value, at) => (at % (2 * RATE) < RATE ? value : 0))
    expect(clockOf(clocked)).toBeGreaterThan(0.6)
  })

  it('have a night of their own in each take', () => {
    const nights = SEEDS.map((seed) => nightOf(contextOf(seed)))
    expect(new Set(nights.map(Math.round)).size).toBeGreaterThan(1)
    for (const night of nights) expect(night).toBeGreaterThan(18.9)
  })
})
