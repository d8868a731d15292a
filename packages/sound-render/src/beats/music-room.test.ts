import { bandDecay, kurtosis } from '@dhvani/audio-measures'
import { hertz, samples, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { reverberate } from '../dsp/reverb.ts'
import { rootMeanSquare, silence, type Stereo } from '../dsp/stereo.ts'
import { playInRoom, ROOM_T60, roomResponse } from './music-room.ts'

const SAMPLE_RATE = hertz(44_100)
const SEAT = { distance: 0.6, bearing: 0 }

const at = (time: number) => Math.round(time * SAMPLE_RATE)

/** A loop of two seconds with one click. */
const click = (time: number): Stereo => {
  const loop = silence(samples(at(2)))
  for (const channel of [loop.left, loop.right]) channel[at(time)] = 1
  return loop
}

/** The power of a response in decibels, beside the click's. */
const levelOf = (response: Float32Array) =>
  20 * Math.log10(rootMeanSquare(response) * Math.sqrt(response.length))

describe('the room', () => {
  const { left, right } = roomResponse(SEAT, 'a test', SAMPLE_RATE)

  it.each([
    ['lows', { from: 150, to: 400 }, ROOM_T60[0]!],
    ['middle', { from: 800, to: 1600 }, ROOM_T60[1]!],
    ['highs', { from: 7000, to: 14_000 }, ROOM_T60[3]!],
  ] as const)('takes its own time for %s', (_, band, t60) => {
    for (const channel of [left, right]) {
      const decay = bandDecay(channel, SAMPLE_RATE, band)
      expect(Math.abs(decay / t60 - 1)).toBeLessThan(0.2)
    }
  })

  it('is 6 dB louder beside an instrument twice as far away', () => {
    const far = roomResponse({ distance: 1.2, bearing: 0 }, 'a test', SAMPLE_RATE)
    expect(Math.abs(levelOf(far.left) - levelOf(left) - 6)).toBeLessThan(1)
  })

  it('is two rooms to two ears, as loud in both', () => {
    const product = left.reduce((sum, value, index) => sum + value * right[index]!, 0)
    const likeness = product / left.length / (rootMeanSquare(left) * rootMeanSquare(right))
    expect(Math.abs(likeness)).toBeLessThan(0.4)
    expect(Math.abs(levelOf(left) - levelOf(right))).toBeLessThan(1)
  })

  it('is noise and no row of echoes after 40 ms, where eight delay lines are one', () => {
    const tail = (response: Float32Array) => kurtosis(response.subarray(at(0.04), at(0.07)))
    expect(tail(left)).toBeLessThan(4)
    const room = { t60: seconds(0.9), damping: 12_000, size: 1, preDelay: seconds(0) }
    expect(tail(reverberate(click(0), room, SAMPLE_RATE).left)).toBeGreaterThan(10)
  })
})

describe('a loop in it', () => {
  it('keeps its onsets clear: no 5 ms of the room come within 6 dB of the stroke', () => {
    const loudest = ({ distance }: { distance: number }) => {
      const { left } = roomResponse({ distance, bearing: 0 }, 'a test', SAMPLE_RATE)
      const blocks = Array.from({ length: 40 }, (_, block) =>
        levelOf(left.subarray(at(block * 0.005), at((block + 1) * 0.005))),
      )
      return Math.max(...blocks)
    }
    expect(loudest(SEAT)).toBeLessThan(-6)
    expect(loudest({ distance: 2 })).toBeGreaterThan(-6)
  })

  it('rings round its end into its beginning, wherever it begins', () => {
    const early = playInRoom(click(0.1), SEAT, 'a test', SAMPLE_RATE).left
    const late = playInRoom(click(1.9), SEAT, 'a test', SAMPLE_RATE).left
    const turned = early.map((_, index) => late[(index + at(1.9) - at(0.1)) % late.length]!)
    const apart = turned.map((value, index) => value - early[index]!)
    expect(rootMeanSquare(apart)).toBeLessThan(1e-5 * rootMeanSquare(early))
    expect(rootMeanSquare(late.subarray(0, at(0.2)))).toBeGreaterThan(1e-4)
  })
})
