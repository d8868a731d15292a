import type { Stereo } from '../dsp/stereo.ts'

/** A stretch of a loop; `from` may be negative and `to` beyond the end. */
export const stretchOf = ({ left, right }: Stereo, from: number, to: number): Stereo => {
  const cut = (channel: Float32Array) => {
    const stretch = new Float32Array(to - from)
    for (let index = 0; index < stretch.length; index += 1)
      stretch[index] = channel[(from + index + channel.length) % channel.length]!
    return stretch
  }
  return { left: cut(left), right: cut(right) }
}
