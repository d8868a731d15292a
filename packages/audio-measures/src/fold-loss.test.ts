import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { foldLosses, selfSimilarity, toMono, worstFoldLoss } from './index.ts'

const RATE = 44_100

const noise = (name: string, seconds = 6): Float32Array => {
  const random = seededRandom(name)
  return Float32Array.from({ length: seconds * RATE }, () => random() - 0.5)
}

/** A loop, so many samples later. */
const later = (signal: Float32Array, count: number): Float32Array =>
  signal.map((_, at) => signal[(at - count + signal.length) % signal.length]!)

it('finds no loss where both ears hear the same, and 3 dB where they have nothing in common', () => {
  const left = noise('left')
  expect(worstFoldLoss([left, left.slice()], RATE)).toBeLessThan(0.01)
  for (const { loss } of foldLosses([left, noise('right')], RATE))
    expect(Math.abs(loss - 3)).toBeLessThan(0.6)
})

it('finds the octave in which the delay of one ear takes a sound away', () => {
  const left = noise('left')
  const losses = foldLosses([left, later(left, Math.round(0.00045 * RATE))], RATE)
  const lossAt = (octave: number) => losses.find((at) => at.octave === octave)!.loss
  expect(lossAt(1000)).toBeGreaterThan(6)
  expect(lossAt(125)).toBeLessThan(0.3)
})

it('looks only at octaves in which a sound lives', () => {
  const hum = Float32Array.from({ length: 6 * RATE }, (_, at) => Math.sin(0.05 * at))
  const hiss = noise('hiss')
  const withHiss = (factor: number) =>
    worstFoldLoss(
      [1, -1].map((sign) => hum.map((value, at) => value + sign * factor * hiss[at]!)),
      RATE,
    )
  expect(withHiss(0.5)).toBeGreaterThan(10)
  expect(withHiss(0.005)).toBeLessThan(0.1)
})

it('tells a texture that comes round on one loudspeaker from one that is spread by no simple fraction', () => {
  const period = noise('texture', 31)
  const alike = (share: number) =>
    selfSimilarity(toMono([period, later(period, Math.round(share * period.length))]), RATE, 10)
  expect(alike(49 / 128)).toBeLessThan(0.6)
  expect(alike(1 / 2)).toBeGreaterThan(0.99)
})
