import { seededRandom } from '@dhvani/units'

const HEADER_BYTES = 44
const FULL_SCALE = 32_767

/**
 * 16-bit stereo WAV (RIFF, Microsoft/IBM 1991) with triangular dither of ±1 step, which is the same
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
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + left.length * 4))
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) {
      view.setUint8(at + index, word.charCodeAt(index))
    }
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + left.length * 4, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, left.length * 4, true)
  const write = (at: number, sample: number) => {
    const dithered = Math.round(sample * FULL_SCALE + random() - random())
    view.setInt16(at, Math.max(-FULL_SCALE - 1, Math.min(FULL_SCALE, dithered)), true)
  }
  for (let frame = 0; frame < left.length; frame += 1) {
    write(HEADER_BYTES + frame * 4, left[frame] ?? 0)
    write(HEADER_BYTES + frame * 4 + 2, right[frame] ?? 0)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
