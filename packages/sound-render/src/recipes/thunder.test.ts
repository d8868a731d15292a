import { bandOf, blockLevels, createSpectrum, toMono } from '@dhvani/audio-measures'
import { hertz, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { renderThunder } from './thunder.ts'

const RATE = hertz(22_050)
const SIZE = 4096
const SEEDS = [1, 2, 3]
/** Metres to the foot of the channel. */
const [NEAR, FAR] = [900, 3500]

const strokeOf = (distance: number, seed: number, duration = 12): Float32Array => {
  const random = seededRandom('a test', seed)
  const { left, right } = renderThunder({ distance, pan: 0, duration }, RATE, random)
  return toMono([left, right])
}

/** The loudest second of a stroke and what is around it. */
const loudestOf = (stroke: Float32Array): Float32Array => {
  const levels = blockLevels(stroke, RATE, 1)
  const at = levels.indexOf(Math.max(...levels)) * RATE
  return stroke.subarray(at, at + RATE)
}

const powerOf = (signal: Float32Array): Float64Array => {
  const spectrum = createSpectrum(SIZE)
  const sum = new Float64Array(SIZE / 2 + 1)
  for (let at = 0; at + SIZE <= signal.length; at += SIZE / 2)
    spectrum.powerAt(signal, at).forEach((power, bin) => (sum[bin]! += power))
  return sum
}

/** Hertz below which a share of the power lies. */
const frequencyAt = (power: Float64Array, share: number): number => {
  const limit = share * power.reduce((sum, value) => sum + value, 0)
  let sum = 0
  const bin = power.findIndex((value) => (sum += value) >= limit)
  return (bin * RATE) / SIZE
}

/** Levels of third octaves from 31.5 to 200 Hz, in dB. */
const thirdOctavesOf = (stroke: Float32Array): number[] => {
  const power = powerOf(stroke)
  return Array.from({ length: 9 }, (_, index) => {
    const centre = 31.5 * 2 ** (index / 3)
    const [from, to] = [-1, 1].map((side) => Math.round((centre * 2 ** (side / 6) * SIZE) / RATE))
    const bins = power.subarray(from, to)
    return 10 * Math.log10(bins.reduce((sum, value) => sum + value, 0) / (to! - from!))
  })
}

// "Observed acoustic radiation of thunder using microphones array" (2021, https://acemap.info/paper/436184188):
// a close flash had 300 to 700 Hz, a distant one 100 to 400 Hz.
describe('a stroke of thunder, beside two that were measured', () => {
  it.each(SEEDS)('keeps below 400 Hz when it is far (seed %i)', (seed) => {
    const far = powerOf(loudestOf(strokeOf(FAR, seed)))
    expect(frequencyAt(far, 0.9)).toBeLessThan(400)
    expect(frequencyAt(far, 0.9)).toBeGreaterThan(100)
  })

  it.each(SEEDS)('reaches beyond 700 Hz when it is near (seed %i)', (seed) => {
    const [near, far] = [NEAR, FAR].map((distance) => powerOf(loudestOf(strokeOf(distance, seed))))
    expect(frequencyAt(near!, 0.9)).toBeGreaterThan(700)
    expect(frequencyAt(near!, 0.5)).toBeGreaterThan(1.5 * frequencyAt(far!, 0.5))
  })
})

// A. Lacroix, T. Farges, R. Marchiano, F. Coulouvrat, J. Geophys. Res. Atmospheres (2018,
// https://doi.org/10.1029/2018JD028814): none of 36 return strokes had a sharp peak from 0.1 to 180 Hz.
it.each(SEEDS)('has no sharp peak below 180 Hz, near or far (seed %i)', (seed) => {
  for (const distance of [NEAR, FAR]) {
    const levels = thirdOctavesOf(strokeOf(distance, seed))
    const peaks = levels
      .slice(1, -1)
      .map((level, index) => level - Math.max(levels[index]!, levels[index + 2]!))
    expect(Math.max(...peaks)).toBeLessThan(3)
  }
})

/** Seconds until the octave around a frequency has fallen by 30 dB for good. */
const lastOf = (roll: Float32Array, centre: number): number => {
  const band = { from: centre / Math.SQRT2, to: centre * Math.SQRT2 }
  const levels = blockLevels(bandOf(roll, RATE, band), RATE, 0.5)
  return levels.findLastIndex((level) => level > Math.max(...levels) - 30) / 2
}

// What comes later came farther, and the air takes the upper end first.
describe('the tail of a roll', () => {
  it.each(SEEDS)('goes on below for 4 s and more after its top has died (seed %i)', (seed) => {
    for (const distance of [NEAR, FAR]) {
      const roll = strokeOf(distance, seed, 19)
      const [lowest, highest] = [63, 1000].map((centre) => lastOf(roll, centre))
      expect(lowest).toBeGreaterThan(12)
      expect(lowest! - highest!).toBeGreaterThan(4)
    }
  })

  it('control: noise that fades dies at the top when it dies below', () => {
    const random = seededRandom('a fading noise')
    const noise = Float32Array.from({ length: 19 * RATE }, (_, at) => {
      return (2 * random() - 1) * Math.exp(-at / RATE / 4)
    })
    expect(lastOf(noise, 63)).toBeGreaterThan(12)
    expect(lastOf(noise, 63) - lastOf(noise, 1000)).toBeLessThan(2)
  })
})
