import type { Channels } from './level.ts'

/** Numbers of BS.1770-4, annex 1: how long a block is, and from one block to the next. */
const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
/** Softer blocks do not count: in LUFS, and in LU below the mean of those that are left. */
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
/** In dB: makes up for the gain of the weighting at 1 kHz. */
const OFFSET = -0.691

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/**
 * K-weighting of BS.1770-4 at any sample rate: its 48 kHz filters as analogue prototypes, warped
 * again (B. De Man, "Evaluation of implementations of the EBU R128 loudness measurement", 2018).
 */
const kWeighting = (sampleRate: number): readonly [shelf: Filter, pass: Filter] => {
  const shelfTan = Math.tan((Math.PI * 1681.974_450_955_533) / sampleRate)
  const shelfQ = 0.707_175_236_955_419_6
  const high = 10 ** (3.999_843_853_973_347 / 20)
  const band = high ** 0.499_666_774_154_541_6
  const a0 = 1 + shelfTan / shelfQ + shelfTan * shelfTan
  const passTan = Math.tan((Math.PI * 38.135_470_876_024_44) / sampleRate)
  const passQ = 0.500_327_037_323_877_3
  const c0 = 1 + passTan / passQ + passTan * passTan
  return [
    [
      (high + (band * shelfTan) / shelfQ + shelfTan * shelfTan) / a0,
      (2 * (shelfTan * shelfTan - high)) / a0,
      (high - (band * shelfTan) / shelfQ + shelfTan * shelfTan) / a0,
      (2 * (shelfTan * shelfTan - 1)) / a0,
      (1 - shelfTan / shelfQ + shelfTan * shelfTan) / a0,
    ],
    [1, -2, 1, (2 * (passTan * passTan - 1)) / c0, (1 - passTan / passQ + passTan * passTan) / c0],
  ]
}

/** How many blocks there are, and how far apart they start; both lengths in samples. */
type Blocks = { readonly block: number; readonly step: number; readonly count: number }

/**
 * Weighted power of each block of one channel. Both filters and the sum run in one pass, because browsers
 * measure whole minutes while they play. The signal between the filters has the precision of samples.
 */
const channelPowers = (
  signal: Float32Array,
  sampleRate: number,
  { block, step, count }: Blocks,
): Float64Array => {
  const [[b0, b1, b2, a1, a2], [d0, d1, d2, c1, c2]] = kWeighting(sampleRate)
  /** The sum of all squares before each block's start, then the power of the block. */
  const powers = new Float64Array(count)
  let [first, second, third, fourth, sum] = [0, 0, 0, 0, 0]
  let [started, ended] = [0, 0]
  let [nextStart, nextEnd] = [0, block]
  for (let index = 0; ended < count; index += 1) {
    if (index === nextStart && started < count) {
      powers[started] = sum
      started += 1
      nextStart += step
    }
    if (index === nextEnd) {
      powers[ended] = (sum - powers[ended]!) / block
      ended += 1
      nextEnd += step
    }
    const x = index < signal.length ? signal[index]! : 0
    const y = b0 * x + first
    first = b1 * x - a1 * y + second
    second = b2 * x - a2 * y
    const shelved = Math.fround(y)
    const z = d0 * shelved + third
    third = d1 * shelved - c1 * z + fourth
    fourth = d2 * shelved - c2 * z
    const weighted = Math.fround(z)
    sum += weighted * weighted
  }
  return powers
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
  const total = new Float64Array(count)
  const known = new Map<Float32Array, Float64Array>()
  for (const channel of channels) {
    // A texture has one channel on both sides.
    const powers = known.get(channel) ?? channelPowers(channel, sampleRate, { block, step, count })
    known.set(channel, powers)
    for (let index = 0; index < count; index += 1) total[index]! += powers[index]!
  }
  return total
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
