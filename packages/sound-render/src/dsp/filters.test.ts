import { hertz, samples, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { filterCyclic, filterStereo, highPass, lowPass } from './filters.ts'
import { whiteNoise } from './noise.ts'

const RATE = hertz(22_050)
const SECONDS = 20
const ROUNDS = 5

const sections = [highPass(150, RATE), lowPass(2000, RATE)]
const noise = whiteNoise(samples(SECONDS * RATE), seededRandom('noise'))

/** A talker says something, and is silent for the rest of the loop. */
const said = noise.slice().fill(0, RATE)

/** Where two signals part, or -1. To print what differs in half a million samples takes minutes. */
const firstOther = (signal: Float32Array, other: Float32Array): number =>
  signal.findIndex((sample, at) => sample !== other[at])

/** Processor time of one call in microseconds: the least of some, because other work only adds to it. */
const leastTime = (loop: Float32Array): number =>
  Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const copy = loop.slice()
      const before = process.cpuUsage()
      filterCyclic(copy, sections)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }),
  )

it('filters both channels at once to the same samples as each alone', () => {
  const { left, right } = filterStereo({ left: noise.slice(), right: said.slice() }, sections)
  expect(firstOther(left, filterCyclic(noise.slice(), sections))).toBe(-1)
  expect(firstOther(right, filterCyclic(said.slice(), sections))).toBe(-1)
  expect(firstOther(left, right)).toBeGreaterThan(-1)
})

it('makes no number of a filter that is none, so that whoever checks the sound sees it', () => {
  const broken = filterCyclic(noise.slice(), [lowPass(Number.NaN, RATE)])
  expect(broken.every(Number.isNaN)).toBe(true)
})

it('filters a silence after sound about as fast as sound', () => {
  expect(leastTime(said)).toBeLessThan(3 * leastTime(noise))
})
