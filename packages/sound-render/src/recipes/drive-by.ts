import { samples, type Hertz } from '@dhvani/units'
import { silence, type Stereo } from '../dsp/stereo.ts'
import { readStep, STEPS_PER_SECOND } from './drives.ts'
import type { VehicleSound } from './engines.ts'

export type Passage = {
  /** Metres along the road, `STEPS_PER_SECOND` values a second; 0 is nearest. */
  along: Float32Array
  /** Metres at its nearest. */
  nearest: number
  /** 1: left to right. */
  direction: -1 | 1
}

const SPEED_OF_SOUND = 343
/** Samples after which place, air and side are read again: 1.5 ms at 44.1 kHz. */
const BLOCK = 64
/** Seconds in which a vehicle comes out of the roar of the others and goes back into it. */
const EDGE = 2

/**
 * Drives a source past the listener. The sound arrives late by its distance (Doppler), at 1/r, dulled
 * by the air, and from the side where the source was when it sounded.
 *
 * @param source what it sounds like at one metre: its engine in both ears, its tyres in each for itself
 * @returns both ears, as long as the source; what sounds at the nearest place keeps its moment
 */
export const driveBy = (
  { engine, tyres: { left: first, right: second } }: VehicleSound,
  { along, nearest, direction }: Passage,
  sampleRate: Hertz,
): Stereo => {
  const length = engine.length
  const { left, right } = silence(samples(length))
  let [late, gainLeft, gainRight, stateLeft, stateRight] = [Number.NaN, 0, 0, 0, 0]
  for (let from = 0; from < length; from += BLOCK) {
    const to = Math.min(from + BLOCK, length)
    const steps = to - from
    // The place from which the sound set out that arrives now: two steps of fixed-point iteration.
    let [range, metres] = [nearest, 0]
    for (let turn = 0; turn < 2; turn += 1) {
      const emitted = to / sampleRate - (range - nearest) / SPEED_OF_SOUND
      metres = readStep(along, Math.max(0, emitted * STEPS_PER_SECOND))
      range = Math.hypot(nearest, metres)
    }
    const edge = Math.min(1, to / (EDGE * sampleRate), (length - to) / (EDGE * sampleRate))
    const angle = ((0.95 * direction * (metres / range) + 1) * Math.PI) / 4
    const level = (nearest / range) * edge
    const lateThen = ((range - nearest) / SPEED_OF_SOUND) * sampleRate
    if (from === 0) late = lateThen
    const pole = Math.exp((-2 * Math.PI * 15_000) / (1 + range / 14) / sampleRate)
    const slower = (lateThen - late) / steps
    const louderLeft = (level * Math.cos(angle) - gainLeft) / steps
    const louderRight = (level * Math.sin(angle) - gainRight) / steps
    for (let at = from; at < to; at += 1) {
      late += slower
      gainLeft += louderLeft
      gainRight += louderRight
      const index = Math.floor(at - late)
      if (index < 0 || index + 1 >= length) continue
      const share = at - late - index
      const motor = engine[index]! + share * (engine[index + 1]! - engine[index]!)
      const one = motor + first[index]! + share * (first[index + 1]! - first[index]!)
      const other = motor + second[index]! + share * (second[index + 1]! - second[index]!)
      stateLeft = one + pole * (stateLeft - one)
      stateRight = other + pole * (stateRight - other)
      left[at] = stateLeft * gainLeft
      right[at] = stateRight * gainRight
    }
  }
  return { left, right }
}
