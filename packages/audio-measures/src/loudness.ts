import { biquad } from './filter.ts'
import type { Channels } from './level.ts'

/** Numbers of BS.1770-4, annex 1: how long a block is, and from one block to the next. */
const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
/** Softer blocks do not count: in LUFS, and in LU below the mean of those that are left. */
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
/** In dB: makes up for the gain of the weighting at 1 kHz. */
const OFFSET = -0.691

/**
 * K-weighting of BS.1770-4 at any sample rate: its 48 kHz filters as analogue prototypes, warped
 * again (B. De Man, "Evaluation of implementations of the EBU R128 loudness measurement", 2018).
 */
const kWeight = (signal: Float32Array, sampleRate: number): Float32Array => {
  const shelfTan = Math.tan((Math.PI * 1681.974_450_955_533) / sampleRate)
  const shelfQ = 0.707_175_236_955_419_6
  const high = 10 ** (3.999_843_853_973_347 / 20)
  const band = high ** 0.499_666_774_154_541_6
  const a0 = 1 + shelfTan / shelfQ + shelfTan * shelfTan
  const shelved = biquad(signal, [
    (high + (band * shelfTan) / shelfQ + shelfTan * shelfTan) / a0,
    (2 * (shelfTan * shelfTan - high)) / a0,
    (high - (band * shelfTan) / shelfQ + shelfTan * shelfTan) / a0,
    (2 * (shelfTan * shelfTan - 1)) / a0,
    (1 - shelfTan / shelfQ + shelfTan * shelfTan) / a0,
  ])
  const passTan = Math.tan((Math.PI * 38.135_470_876_024_44) / sampleRate)
  const passQ = 0.500_327_037_323_877_3
  const c0 = 1 + passTan / passQ + passTan * passTan
  return biquad(shelved, [
    1,
    -2,
    1,
    (2 * (passTan * passTan - 1)) / c0,
    (1 - passTan / passQ + passTan * passTan) / c0,
  ])
}

/** Weighted power of every 400 ms block, one each 100 ms, summed over the channels. */
const blockPowersOf = (
  channels: Channels,
  sampleRate: number,
  stepSeconds: number,
): Float64Array => {
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const step = Math.round(stepSeconds * sampleRate)
  const length = channels[0]?.length ?? 0
  const count = Math.max(0, Math.floor((length - block) / step) + 1)
  const powers = new Float64Array(count)
  for (const channel of channels) {
    const weighted = kWeight(channel, sampleRate)
    const sums = new Float64Array(length + 1)
    for (let index = 0; index < length; index += 1)
      sums[index + 1] = sums[index]! + weighted[index]! * weighted[index]!
    for (let index = 0; index < count; index += 1)
      powers[index]! += (sums[index * step + block]! - sums[index * step]!) / block
  }
  return powers
}

const toLufs = (power: number): number => OFFSET + 10 * Math.log10(Math.max(power, 1e-12))

/**
 * Momentary loudness: that of every 400 ms block, in LUFS, without gates (EBU Tech 3341).
 *
 * @param stepSeconds distance of the blocks
 */
export const blockLoudness = (
  channels: Channels,
  sampleRate: number,
  stepSeconds: number = BLOCK_SECONDS,
): Float64Array => blockPowersOf(channels, sampleRate, stepSeconds).map(toLufs)

/**
 * Integrated loudness in LUFS, gated at -70 LUFS and 10 LU below (ITU-R BS.1770-4, annex 1).
 *
 * @param channels one or two, each with weight 1
 * @returns `-Infinity` when no block is above the absolute gate
 */
export const integratedLoudness = (channels: Channels, sampleRate: number): number => {
  const audible = blockPowersOf(channels, sampleRate, STEP_SECONDS).filter(
    (power) => toLufs(power) > ABSOLUTE_GATE,
  )
  if (audible.length === 0) return -Infinity
  const average = audible.reduce((sum, power) => sum + power, 0) / audible.length
  const gate = toLufs(average) + RELATIVE_GATE
  const loud = audible.filter((power) => toLufs(power) > gate)
  return toLufs(loud.reduce((sum, power) => sum + power, 0) / loud.length)
}
