import { samples } from '@dhvani/units'
import { newSignal } from '../dsp/signals.ts'
import type { Stereo } from '../dsp/stereo.ts'

/** A stretch of a loop; `from` may be negative and `to` beyond the end. */
export const stretchOf = ({ left, right }: Stereo, from: number, to: number): Stereo => {
  const cut = (channel: Float32Array) => {
    const { length } = channel
    const stretch = newSignal(samples(to - from))
    for (let done = 0; done < stretch.length;) {
      const start = (from + done + length) % length
      const part = channel.subarray(start, start + stretch.length - done)
      stretch.set(part, done)
      done += part.length
    }
    return stretch
  }
  return { left: cut(left), right: cut(right) }
}
