import { seededRandom } from '@dhvani/units'
import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

const FULL_SCALE = 32_767

/**
 * 16-bit stereo WAV with triangular dither of ±1 step, which is the same
 * at every call. Samples beyond ±1 are clipped.
 *
 * @param channels    left and right, equal lengths
 * @param sampleRate  in hertz
 */
export const encodeWav = (
  [left, right]: readonly [Float32Array, Float32Array],
  sampleRate: number,
): Blob => {
  const random = seededRandom('wav dither')
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + left.length * 4))
  writeWavHeader(view, { channels: 2, sampleRate, bitsPerSample: 16 })
  const write = (at: number, sample: number) => {
    const dithered = Math.round(sample * FULL_SCALE + random() - random())
    view.setInt16(at, Math.max(-FULL_SCALE - 1, Math.min(FULL_SCALE, dithered)), true)
  }
  for (let frame = 0; frame < left.length; frame += 1) {
    write(WAV_HEADER_BYTES + frame * 4, left[frame] ?? 0)
    write(WAV_HEADER_BYTES + frame * 4 + 2, right[frame] ?? 0)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
