import { hertz, samples, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { whiteNoise } from '../dsp/noise.ts'
import { rootMeanSquare } from '../dsp/stereo.ts'
import { followRoll, isClearInRain, measureRain } from './roll-in-rain.ts'

const RATE = hertz(8000)
const LENGTH = samples(18 * RATE)
const rain = whiteNoise(LENGTH, seededRandom('a shower'))
/** Of the 4000 Hz of the rain, 300 are as deep as a roll. */
const DEEP_RAIN = rootMeanSquare(rain) * Math.sqrt(300 / 4000)

/** A roll in the rain: a hum at 100 Hz of so many dB over the rain there, and a hiss at 1 kHz that much weaker. */
const isClear = (levelAt: (time: number) => number, weaker = 12): boolean => {
  const storm = rain.map((drop, at) => {
    const time = at / RATE
    const level = Math.SQRT2 * DEEP_RAIN * 10 ** (levelAt(time) / 20)
    const hum = Math.sin(2 * Math.PI * 100 * time)
    return drop + level * (hum + 10 ** (-weaker / 20) * Math.sin(2 * Math.PI * 1000 * time))
  })
  return isClearInRain(storm, measureRain(rain, RATE), RATE)
}

const clap = (time: number) => 21 - 2 * time

describe('a roll in the rain', () => {
  it('is clear where it begins with a clap and dies', () => {
    expect(isClear(clap)).toBe(true)
  })

  it.each<[string, (time: number) => number]>([
    ['is not heard', () => -20],
    ['murmurs for three seconds first', (time) => (time < 3 ? 12 : clap(time - 3))],
    ['strikes the ear too hard', (time) => 4 + clap(time)],
    ['ends at its strongest moment', (time) => (time < 6 ? 17 + time / 2 : -40)],
    ['hardly dies', (time) => 21 - time],
  ])('is not clear where it %s', (_, levelAt) => {
    expect(isClear(levelAt)).toBe(false)
  })

  it('is not clear where it is nothing but a rumble', () => {
    expect(isClear(clap, 26)).toBe(false)
  })

  it('is followed over the end of the loop', () => {
    const left = Float32Array.from({ length: 20 * RATE }, (_, at) => at)
    const roll = followRoll(
      { left, right: left.map((at) => at + 2) },
      samples(19 * RATE),
      seconds(40),
      RATE,
    )
    expect(roll.length).toBe(18 * RATE)
    expect([roll[0], roll[RATE]]).toEqual([19 * RATE + 1, 1])
  })

  it('is followed no further than to the next roll', () => {
    const silent = new Float32Array(20 * RATE)
    const roll = followRoll({ left: silent, right: silent }, samples(0), seconds(12.5), RATE)
    expect(roll.length).toBe(12.5 * RATE)
  })
})
