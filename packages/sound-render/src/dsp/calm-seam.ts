import { samples, type Hertz, type Samples } from '@dhvani/units'
import { newSignal } from './signals.ts'
import type { Stereo } from './stereo.ts'

/** Levels are compared in blocks of this length. */
const BLOCK_SECONDS = 0.01
/** No event that stands out may lie this close to the seam. */
const CALM_SECONDS = 1.5
/** No sharp edge may lie this close to it. */
const SMOOTH_SECONDS = 0.1
/** Distance of the places that are tried. */
const CANDIDATE_SECONDS = 0.05
/** The level before and after the seam is the mean of this long. */
const STEP_SECONDS = 0.4
/** Distance of two places that are both given as calm, so that one event cannot spoil both. */
const APART_SECONDS = 1
/** One decibel of step across the seam weighs as much as eight of a peak near it. */
const STEP_WEIGHT = 8

const blockLevels = ({ left, right }: Stereo, block: number): Float64Array => {
  const levels = new Float64Array(Math.floor(left.length / block))
  for (let index = 0; index < levels.length; index += 1) {
    let sum = 0
    for (let at = index * block; at < (index + 1) * block; at += 1)
      sum += left[at]! * left[at]! + right[at]! * right[at]!
    levels[index] = 10 * Math.log10(sum / block + 1e-12)
  }
  return levels
}

/** Largest bend (second difference) of each block, in decibels. */
const blockBends = ({ left, right }: Stereo, block: number): Float64Array => {
  const bends = new Float64Array(Math.floor(left.length / block))
  for (let index = 0; index < bends.length; index += 1) {
    let largest = 1e-9
    for (let at = Math.max(1, index * block); at < (index + 1) * block - 1; at += 1)
      for (const channel of [left, right])
        largest = Math.max(
          largest,
          Math.abs(channel[at - 1]! - 2 * channel[at]! + channel[at + 1]!),
        )
    bends[index] = 20 * Math.log10(largest)
  }
  return bends
}

/**
 * Where a loop is calmest: the places with the lowest sum of the highest level within 1.5 s, the
 * sharpest edge within 0.1 s, and the step in level from before to after.
 *
 * @param sound one period of a loop; untouched
 * @param most how many places are wanted, at least one second apart from each other
 * @returns whole numbers of 10 ms blocks, the calmest first; at least one
 */
export const getCalmStarts = (sound: Stereo, sampleRate: Hertz, most: number): Samples[] => {
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const levels = blockLevels(sound, block)
  const bends = blockBends(sound, block)
  const count = levels.length
  const highest = (values: Float64Array, at: number, around: number) => {
    let peak = -Infinity
    for (let index = at - around; index < at + around; index += 1)
      peak = Math.max(peak, values[(index + count) % count]!)
    return peak
  }
  const near = Math.round(SMOOTH_SECONDS / BLOCK_SECONDS)
  const reach = Math.min(Math.round(CALM_SECONDS / BLOCK_SECONDS), Math.floor(count / 4))
  const step = Math.min(Math.round(STEP_SECONDS / BLOCK_SECONDS), Math.floor(count / 4))
  const meanOf = (from: number) => {
    let sum = 0
    for (let index = from; index < from + step; index += 1)
      sum += 10 ** (levels[(index + count) % count]! / 10)
    return 10 * Math.log10(sum / step)
  }
  const places: { readonly at: number; readonly score: number }[] = []
  for (let at = 0; at < count; at += Math.round(CANDIDATE_SECONDS / BLOCK_SECONDS)) {
    const score =
      highest(levels, at, reach) +
      highest(bends, at, near) +
      STEP_WEIGHT * Math.abs(meanOf(at) - meanOf(at - step))
    places.push({ at, score })
  }
  places.sort((one, other) => one.score - other.score)
  const apart = APART_SECONDS / BLOCK_SECONDS
  const calm: number[] = []
  for (const { at } of places) {
    if (calm.length === most) break
    const isApart = calm.every((other) => {
      const distance = Math.abs(at - other)
      return Math.min(distance, count - distance) >= apart
    })
    if (isApart) calm.push(at)
  }
  return calm.map((at) => samples(at * block))
}

/** The calmest of {@link getCalmStarts}. */
export const getCalmestStart = (sound: Stereo, sampleRate: Hertz): Samples =>
  getCalmStarts(sound, sampleRate, 1)[0]!

/** A new loop of one channel with the same samples that begins at `start`, 0 ≤ start < its length. */
export const turned = (channel: Float32Array, start: Samples): Float32Array => {
  const loop = newSignal(samples(channel.length))
  loop.set(channel.subarray(start))
  loop.set(channel.subarray(0, start), channel.length - start)
  return loop
}

/** Turns a loop of one channel in place, so that it begins at `start`. */
export const turnInPlace = (channel: Float32Array, start: Samples): Float32Array => {
  channel.subarray(0, start).reverse()
  channel.subarray(start).reverse()
  return channel.reverse()
}

/** {@link turned} for both channels. */
export const rotate = ({ left, right }: Stereo, start: Samples): Stereo => ({
  left: turned(left, start),
  right: turned(right, start),
})
