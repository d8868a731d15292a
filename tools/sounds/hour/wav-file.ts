import { closeSync, openSync, writeSync } from 'node:fs'
import { toPcm16, type Stereo } from '@dhvani/sound-render'

const HEADER_BYTES = 44
const BYTES_PER_FRAME = 4

/** RIFF header of 16-bit stereo PCM (IBM and Microsoft, "Multimedia Programming Interface", 1991). */
const headerOf = (frames: number, sampleRate: number): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at)
  const size = frames * BYTES_PER_FRAME
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + size, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_FRAME, true)
  view.setUint16(32, BYTES_PER_FRAME, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, size, true)
  return bytes
}

/**
 * Writes 16-bit stereo WAV piece by piece: an hour is 635 MB, more than should be held at once.
 *
 * @param frames how many are written; the pieces may go on for longer
 */
export const writeWavFile = (
  path: string,
  pieces: Iterable<Stereo>,
  { frames, sampleRate }: { frames: number; sampleRate: number },
): void => {
  const file = openSync(path, 'w')
  try {
    writeSync(file, headerOf(frames, sampleRate))
    let left = frames
    for (const piece of pieces) {
      writeSync(file, toPcm16(piece).subarray(0, 2 * left))
      left -= piece.left.length
      if (left <= 0) return
    }
  } finally {
    closeSync(file)
  }
}
