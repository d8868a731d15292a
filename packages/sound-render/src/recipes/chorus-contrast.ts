import { samples, type Hertz } from '@dhvani/units'
import { applyStereoGain, curveFrom } from '../dsp/curve.ts'
import type { Stereo } from '../dsp/stereo.ts'

/** Long enough for a call, short enough that the bed between two calls is a block of its own. */
const BLOCK_SECONDS = 0.2
/** Of the exponents that are tried. */
const STEP = 0.02
/** At this exponent a passage 10 dB over the rest is raised by another 3 dB: more would be heard as pumping. */
const MOST = 0.3

/** Sums over a passage: of the second and the fourth power of both channels' sum. */
type Block = { readonly second: number; readonly fourth: number }

const sumBlock = ({ left, right }: Stereo, from: number, to: number): Block => {
  let second = 0
  let fourth = 0
  for (let at = from; at < to; at += 1) {
    const square = (left[at]! + right[at]!) ** 2
    second += square
    fourth += square * square
  }
  return { second, fourth }
}

const contrastOf = (blocks: readonly Block[], gains: readonly number[], length: number): number => {
  let second = 0
  let fourth = 0
  blocks.forEach((block, index) => {
    const square = gains[index]! ** 2
    second += square * block.second
    fourth += square * square * block.fourth
  })
  return second === 0 ? 0 : (fourth * length) / (second * second)
}

/**
 * The kurtosis of both channels' mean: 3 for an even murmur, more the further single calls stand out of the rest.
 * The channels have no offset. 0 for silence.
 */
export const measureContrast = (take: Stereo): number => {
  const { length } = take.left
  return contrastOf([sumBlock(take, 0, length)], [1], length)
}

/** Loud passages become louder and soft ones softer, by this exponent of their level. */
const expandBy = (exponent: number, blocks: readonly Block[]): number[] => {
  const mean = blocks.reduce((sum, { second }) => sum + second, 0) / blocks.length
  return blocks.map(({ second }) => (second / mean + 1e-6) ** (exponent / 2))
}

/**
 * Lets the calls of a loop stand further out of the rest, where its kurtosis is less than `least`: by as little as
 * brings it to `wanted`. A loop that has `least` keeps every sample.
 *
 * @param take is changed; its end leads into its start
 */
export const raiseContrast = (
  take: Stereo,
  sampleRate: Hertz,
  { least, wanted }: { readonly least: number; readonly wanted: number },
): void => {
  const length = samples(take.left.length)
  const contrast = measureContrast(take)
  if (contrast === 0 || contrast >= least) return
  const count = Math.max(1, Math.round(length / sampleRate / BLOCK_SECONDS))
  const edge = (index: number) => Math.round((index * length) / count)
  const blocks = Array.from({ length: count }, (_, index) =>
    sumBlock(take, edge(index), edge(index + 1)),
  )
  let gains = expandBy(0, blocks)
  for (let exponent = STEP; exponent <= MOST; exponent += STEP) {
    gains = expandBy(exponent, blocks)
    if (contrastOf(blocks, gains, length) >= wanted) break
  }
  const gain = curveFrom(length, (phase) => {
    const place = phase * count - 0.5 + count
    const share = place % 1
    const before = gains[Math.floor(place) % count]!
    return before + share * (gains[Math.floor(place + 1) % count]! - before)
  })
  applyStereoGain(take, gain)
}
