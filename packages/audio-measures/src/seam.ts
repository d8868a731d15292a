import { blockPowers, powerToDecibels, toMono, type Channels } from './level.ts'
import { blockLoudness } from './loudness.ts'
import { percentile } from './statistics.ts'

/** Measures of how audible the joins of a looped rendering are. */
export type SeamMeasure = {
  /** G1: lowest 5 ms level near a seam, relative to the lowest elsewhere, in dB; ≥ -1 is no hole. */
  hole: number
  /** G2: largest second difference near a seam over its 99.9th percentile elsewhere; ≤ 2 is no click. */
  click: number
  /** G3: step in loudness over 400 ms at the worst seam, in LU. */
  step: number
  /** What G3 may be: 1.5 LU or the 95th percentile of the sound's own steps, whichever is less. */
  stepLimit: number
  /** All three hold. */
  seamless: boolean
}

/** A hole within this of a seam was made by it. */
const NEAR_SECONDS = 0.06
/** A click within this of a seam was made by it: 0.09 s at 44.1 kHz. */
const NEAR_SAMPLES = 4000
/** One bend in so many is enough for a percentile, and seven is prime to any period. */
const BETWEEN_BENDS = 7
/** The three limits of docs/contract/audio.md §3: dB, a ratio, and LU. */
const LEAST_HOLE = -1
const MOST_CLICK = 2
const MOST_STEP = 1.5
/** A sound steadier than this has no audible steps; its percentile would test rounding. */
const LEAST_STEP_LIMIT = 0.5

/**
 * Measures how audible the joins of a loop are.
 *
 * @param channels at least three periods, as a player would put them out
 * @param seams sample positions of the joins, each at least a second from either end
 */
export const measureSeam = (
  channels: Channels,
  sampleRate: number,
  seams: readonly number[],
): SeamMeasure => {
  const hole = Math.min(...channels.map((channel) => measureHole(channel, sampleRate, seams)))
  const click = Math.max(...channels.map((channel) => measureClick(channel, seams)))
  const { step, stepLimit } = measureStep(channels, sampleRate, seams)
  return {
    hole,
    click,
    step,
    stepLimit,
    seamless: hole >= LEAST_HOLE && click <= MOST_CLICK && step <= stepLimit,
  }
}

const measureHole = (signal: Float32Array, sampleRate: number, seams: readonly number[]) => {
  const hop = Math.round(sampleRate / 1000)
  const block = 5 * hop
  const near = NEAR_SECONDS * sampleRate
  let [lowestNear, lowestElsewhere] = [Infinity, Infinity]
  blockPowers(signal, block, hop).forEach((power, index) => {
    const middle = index * hop + block / 2
    const level = powerToDecibels(power)
    if (seams.some((seam) => Math.abs(seam - middle) <= near))
      lowestNear = Math.min(lowestNear, level)
    else lowestElsewhere = Math.min(lowestElsewhere, level)
  })
  return lowestNear - lowestElsewhere
}

const measureClick = (signal: Float32Array, seams: readonly number[]) => {
  const elsewhere = new Float64Array(Math.ceil(signal.length / BETWEEN_BENDS))
  let [nearest, count] = [0, 0]
  for (let index = 1; index + 1 < signal.length; index += 1) {
    let isNear = false
    for (let seam = 0; seam < seams.length; seam += 1)
      if (Math.abs(seams[seam]! - index) <= NEAR_SAMPLES) isNear = true
    if (!isNear && index % BETWEEN_BENDS > 0) continue
    const bend = Math.abs(signal[index - 1]! - 2 * signal[index]! + signal[index + 1]!)
    if (!isNear) {
      elsewhere[count] = bend
      count += 1
    } else if (bend > nearest) nearest = bend
  }
  return nearest / Math.max(percentile(elsewhere.subarray(0, count), 0.999), 1e-9)
}

const measureStep = (channels: Channels, sampleRate: number, seams: readonly number[]) => {
  const block = Math.round(0.4 * sampleRate)
  const loudness = blockLoudness(channels, sampleRate)
  const steps = Array.from(loudness.subarray(1), (level, index) =>
    Math.abs(level - loudness[index]!),
  )
  // Half a second more on both sides lets the weighting filters settle.
  const lead = Math.round(0.5 * sampleRate)
  const atSeams = seams.map((seam) => {
    const around = channels.map((channel) => channel.subarray(seam - block - lead, seam + block))
    const blocks = blockLoudness(around, sampleRate, 0.01)
    const before = blocks[Math.round(lead / (0.01 * sampleRate))]!
    return Math.abs(blocks.at(-1)! - before)
  })
  return {
    step: Math.max(...atSeams),
    stepLimit: Math.min(MOST_STEP, Math.max(LEAST_STEP_LIMIT, percentile(steps, 0.95))),
  }
}

/**
 * A loop played over and over without anything between, and where its joins are. It begins and ends
 * in the middle of the loop, so that neither end is a model of what a join may be.
 *
 * @param times how many whole loops, hence how many joins; 3 for a fair measure
 */
export const repeatLoop = (
  channels: Channels,
  times: number,
): { channels: Float32Array[]; seams: number[] } => {
  const length = channels[0]?.length ?? 0
  const total = length * times
  const first = length - Math.floor(length / 2)
  return {
    channels: channels.map((channel) => {
      const out = new Float32Array(total)
      out.set(channel.subarray(length - first))
      for (let at = first; at < total; at += length)
        out.set(channel.subarray(0, Math.min(length, total - at)), at)
      return out
    }),
    seams: Array.from({ length: times }, (_, index) => first + index * length),
  }
}

/** Longest stretch, in milliseconds, 20 dB below the median 1 ms level (docs/contract/audio.md §3). */
export const longestGap = (channels: Channels, sampleRate: number): number => {
  const hop = Math.round(sampleRate / 1000)
  const levels = blockPowers(toMono(channels), hop, hop).map(powerToDecibels)
  const limit = percentile(levels, 0.5) - 20
  let [longest, run] = [0, 0]
  for (const level of levels) {
    run = level < limit ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
