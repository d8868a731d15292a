import { medianOf } from './measures.ts'

/** Length of the look-ahead of Chromium's compressor at 44.1 kHz, in samples. */
const LOOK_AHEAD = 265

/** 10 ms at 44.1 kHz. */
const WINDOW = 441

/** Windows in the 100 ms over which the gain is watched. */
const SPAN = 10

/** Quieter windows than this, against the median in dB, tell more of the rounding than of a gain. */
const FLOOR = -30

type Stereo = readonly [Float32Array, Float32Array]

const energyOf = ([left, right]: Stereo, from: number): number => {
  let energy = 0
  for (let index = from; index < from + WINDOW; index += 1)
    energy += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2
  return 10 * Math.log10(energy)
}

/** @returns by how many decibels the gain between two recordings of one sound moves within 100 ms, at most */
export const steepestGain = (before: Stereo, after: Stereo): number => {
  const count = Math.floor((before[0].length - LOOK_AHEAD) / WINDOW)
  const energies = Array.from({ length: count }, (_, index) => energyOf(before, index * WINDOW))
  const floor = medianOf(energies) + FLOOR
  const gains = energies.map((energy, index) =>
    energy < floor ? undefined : energyOf(after, index * WINDOW + LOOK_AHEAD) - energy,
  )
  let most = 0
  for (let end = SPAN; end < gains.length; end += 1) {
    const span = gains.slice(end - SPAN, end + 1).filter((gain) => gain !== undefined)
    if (span.length > 1) most = Math.max(most, Math.max(...span) - Math.min(...span))
  }
  return most
}
