import { closeSync, openSync, writeSync } from 'node:fs'
import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'
import { toPcm16, type Stereo } from '@dhvani/sound-render'

const BYTES_PER_FRAME = 4

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
    const header = new DataView(new ArrayBuffer(WAV_HEADER_BYTES))
    const format = { channels: 2, sampleRate, bitsPerSample: 16 } as const
    writeWavHeader(header, format, frames * BYTES_PER_FRAME)
    writeSync(file, header)
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
