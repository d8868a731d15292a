import { holdSamples } from './held-period.ts'
import type { Block } from './stereo-block.ts'

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

export const holdBlock = ({ left, right }: Block): HeldBlock => {
  const step = Math.max(peakOf(left), peakOf(right)) / STEPS || 1
  const hold = (samples: Float32Array) => {
    const held = new Int16Array(samples.length)
    holdSamples(samples, held, step)
    return held
  }
  return { left: hold(left), right: hold(right), step }
}

export const releaseBlock = ({ left, right, step }: HeldBlock): Block => {
  const release = (held: Int16Array) => {
    const samples = new Float32Array(held.length)
    for (let index = 0; index < held.length; index += 1) samples[index] = step * held[index]!
    return samples
  }
  return { left: release(left), right: release(right) }
}
