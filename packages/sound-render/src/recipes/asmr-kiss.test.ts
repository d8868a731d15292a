import { bandOf, blockLevels, mean, rms, standardDeviation } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { asmrKiss } from './asmr-kiss.ts'

const RATE = hertz(44_100)
/** Centres of octaves where kisses live, in hertz. */
const OCTAVES = [500, 1000, 2000]

const render = (seed: number) =>
  asmrKiss.render({ seed, sampleRate: RATE, duration: seconds(19.2) })

/** What each octave loses on one loudspeaker, beside the mean power of both ears, in decibels. */
const lossesInMono = ({ left, right }: Stereo): readonly number[] => {
  const mono = left.map((value, at) => (value + right[at]!) / 2)
  return OCTAVES.map((centre) => {
    const band = { from: centre / Math.SQRT2, to: centre * Math.SQRT2 }
    const levelOf = (signal: Float32Array) => rms(bandOf(signal, RATE, band))
    return 10 * Math.log10((levelOf(left) ** 2 + levelOf(right) ** 2) / 2 / levelOf(mono) ** 2)
  })
}

describe('kisses on one loudspeaker', () => {
  it.each([2, 701])('lose little of any octave, with seed %i', (seed) => {
    const losses = lossesInMono(render(seed))
    expect(Math.max(...losses)).toBeLessThan(3.2)
  })

  it('control: would lose much if one ear heard them half a millisecond later', () => {
    const { left, right } = render(2)
    const late = new Float32Array(right.length)
    late.set(right.subarray(0, -22), 22)
    expect(Math.max(...lossesInMono({ left, right: late }))).toBeGreaterThan(4)
  })
})

/** Seconds without a kiss that are a pause, and the level of one beside the loudest, in decibels. */
const PAUSE = 1.2
const SILENT = -24
const BLOCK = 0.05

/** @returns seconds of the pauses between groups of kisses */
const pausesOf = ({ left, right }: Stereo): number[] => {
  const both = left.map((value, at) => Math.hypot(value, right[at]!))
  const levels = [...blockLevels(bandOf(both, RATE, { from: 1500 }), RATE, BLOCK)]
  const heard = levels.flatMap((level, at) => (level > Math.max(...levels) + SILENT ? [at] : []))
  return heard
    .slice(1)
    .map((at, index) => (at - heard[index]!) * BLOCK)
    .filter((pause) => pause > PAUSE)
}

it('keeps no time between groups of kisses', () => {
  const pauses = [1, 2, 3, 4].flatMap((seed) =>
    pausesOf(asmrKiss.render({ seed, sampleRate: RATE })),
  )
  expect(pauses.length).toBeGreaterThan(20)
  expect(standardDeviation(Float64Array.from(pauses)) / mean(pauses)).toBeGreaterThan(0.5)
})
