import { createHash } from 'node:crypto'
import type { Stereo } from './stereo.ts'

/** Interleaved 16-bit samples, rounded to nearest, clipped at full scale. */
export const toPcm16 = ({ left, right }: Stereo): Int16Array => {
  const pcm = new Int16Array(left.length * 2)
  for (let index = 0; index < left.length; index += 1) {
    pcm[2 * index] = Math.max(-32_768, Math.min(32_767, Math.round(left[index]! * 32_767)))
    pcm[2 * index + 1] = Math.max(-32_768, Math.min(32_767, Math.round(right[index]! * 32_767)))
  }
  return pcm
}

/** SHA-256 of the interleaved 16-bit samples, in hexadecimal: the identity of a render. */
export const hashPcm16 = (sound: Stereo): string => {
  const pcm = toPcm16(sound)
  return createHash('sha256')
    .update(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    .digest('hex')
}
