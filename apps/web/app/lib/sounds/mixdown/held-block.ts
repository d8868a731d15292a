import { holdSamples } from './held-period.ts'
import { silentBlock, type Block } from './stereo-block.ts'

/** A piece that waits, in half the memory: 16 bits below its own peak, so that the steps are 96 dB below that. */
export type HeldBlock = {
  readonly left: Int16Array<ArrayBuffer>
  readonly right: Int16Array<ArrayBuffer>
  /** Of one step. */
  readonly step: number
}

const STEPS = 32_767

const peakOf = (samples: Float32Array): number => {
  let peak = 0
  for (let index = 0; index < samples.length; index += 1)
    peak = Math.max(peak, Math.abs(samples[index]!))
  return peak
}

/** @param spare a piece that waits no longer: its memory is used again where it has the same length */
export const holdBlock = ({ left, right }: Block, spare?: HeldBlock): HeldBlock => {
  const step = Math.max(peakOf(left), peakOf(right)) / STEPS || 1
  const hold = (samples: Float32Array, used?: Int16Array<ArrayBuffer>) => {
    const held = used?.length === samples.length ? used : new Int16Array(samples.length)
    holdSamples(samples, held, step)
    return held
  }
  return { left: hold(left, spare?.left), right: hold(right, spare?.right), step }
}

/** @param into of the same length; what is in it is lost */
export const releaseBlock = (
  { left, right, step }: HeldBlock,
  into: Block = silentBlock(left.length),
): Block => {
  for (let index = 0; index < left.length; index += 1) {
    into.left[index] = step * left[index]!
    into.right[index] = step * right[index]!
  }
  return into
}
