import { bandOf, rms } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { mixToMono } from './mix-to-mono.ts'

const RATE = 44_100

const noise = (name: string): Float32Array => {
  const random = seededRandom(name)
  return Float32Array.from({ length: 3 * RATE }, () => random() - 0.5)
}

const sum = (one: Float32Array, other: Float32Array, factor = 1) =>
  one.map((value, at) => value + factor * other[at]!)

/** Level of a band in the mix, relative to the mean power of both ears, in dB. */
const levelOf = (mix: Float32Array, left: Float32Array, right: Float32Array, band: object) => {
  const power = (channel: Float32Array) => rms(bandOf(channel, RATE, band)) ** 2
  return 10 * Math.log10((2 * power(mix)) / (power(left) + power(right)))
}

/** Low frequencies alike in both ears, high ones mostly in opposite phase: as in a street. */
const low = bandOf(noise('low'), RATE, { to: 500 })
const high = bandOf(noise('high'), RATE, { from: 2000 })
const own = bandOf(noise('own'), RATE, { from: 2000 })
const left = sum(low, high)
const right = sum(sum(low, high, -0.6), own, 0.8)

const LOW = { from: 100, to: 400 }
const HIGH = { from: 4000, to: 8000 }

it('keeps the spectrum of both ears where the plain mean loses what is in opposite phase', () => {
  const mix = mixToMono({ left, right })
  expect(Math.abs(levelOf(mix, left, right, LOW))).toBeLessThan(0.5)
  expect(Math.abs(levelOf(mix, left, right, HIGH))).toBeLessThan(0.5)
  const mean = sum(left, right).map((value) => value / 2)
  expect(levelOf(mean, left, right, HIGH)).toBeLessThan(-4)
})

it('mixes a loop as a loop: turned before or after, it is the same', () => {
  const turned = (channel: Float32Array) => {
    const out = new Float32Array(channel.length)
    out.set(channel.subarray(10_000))
    out.set(channel.subarray(0, 10_000), channel.length - 10_000)
    return out
  }
  const before = mixToMono({ left: turned(left), right: turned(right) })
  const after = turned(mixToMono({ left, right }))
  expect(rms(sum(before, after, -1)) / rms(after)).toBeLessThan(0.02)
})

it('gives silence for silence', () => {
  const silent = new Float32Array(RATE)
  expect(rms(mixToMono({ left: silent, right: silent }))).toBe(0)
})
