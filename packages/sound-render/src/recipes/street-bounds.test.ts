import { hertz } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { findHornGain, raiseUnrest } from './street-bounds.ts'

const RATE = hertz(8000)
const SECONDS = 24

/** A tone whose level swings by `swing` dB up and down, once in eight seconds. */
const tone = (frequency: number, level: number, swing = 0): Stereo => {
  const channel = Float32Array.from({ length: SECONDS * RATE }, (_, at) => {
    const time = at / RATE
    const decibels = swing * Math.sin((2 * Math.PI * time) / 8)
    return level * 10 ** (decibels / 20) * Math.sin(2 * Math.PI * frequency * time)
  })
  return { left: channel, right: channel.slice() }
}

/** How far apart the loudest and the softest second are, in dB. */
const rangeOf = ({ left }: Stereo): number => {
  const levels = Array.from({ length: SECONDS }, (_, second) => {
    const part = left.subarray(second * RATE, (second + 1) * RATE)
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / RATE)
  })
  return Math.max(...levels) - Math.min(...levels)
}

describe('the unrest of a street', () => {
  it('is raised where vehicles come evenly', () => {
    const street = tone(300, 0.1, 2)
    const before = rangeOf(street)
    raiseUnrest(street, RATE)
    expect(rangeOf(street)).toBeGreaterThan(1.5 * before)
  })

  it('keeps every sample where vehicles come and go already', () => {
    const street = tone(300, 0.1, 6)
    const before = street.left.slice()
    raiseUnrest(street, RATE)
    expect(street.left).toEqual(before)
  })

  it('leaves silence alone', () => {
    const street = tone(300, 0)
    raiseUnrest(street, RATE)
    expect(street.left.every((value) => value === 0)).toBe(true)
  })
})

describe('the horns of a street', () => {
  const addedBy = (street: Stereo, horns: Stereo) => {
    const gain = findHornGain(street, horns, RATE)
    const power = ({ left }: Stereo) => left.reduce((sum, value) => sum + value * value, 0)
    return 10 * Math.log10(1 + (gain ** 2 * power(horns)) / power(street))
  }

  it('are raised until they add what the ear expects', () => {
    expect(addedBy(tone(3000, 0.1), tone(2500, 0.03))).toBeCloseTo(2.9, 1)
  })

  it('keep their level where they are loud enough, and where there are none', () => {
    expect(findHornGain(tone(3000, 0.1), tone(2500, 0.2), RATE)).toBe(1)
    expect(findHornGain(tone(3000, 0.1), tone(2500, 0), RATE)).toBe(1)
  })
})
