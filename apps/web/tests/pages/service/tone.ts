import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

const RATE = 48_000

/** Seconds of every built-in sound in the ring: longer than a preview. */
export const TONE_SECONDS = 12

/** Hertz: a cycle ends at each whole sample, so that a loop has no seam. */
const PITCH = 480

/**
 * @param length in seconds
 * @param peak from 0 to 1
 * @returns a WAV file of one channel with a steady tone
 */
export const renderTone = (length: number, peak: number): Uint8Array<ArrayBuffer> => {
  const count = Math.round(length * RATE)
  const bytes = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + count * 2))
  writeWavHeader(bytes, { channels: 1, sampleRate: RATE, bitsPerSample: 16 })
  for (let index = 0; index < count; index += 1)
    bytes.setInt16(
      WAV_HEADER_BYTES + index * 2,
      Math.sin((2 * Math.PI * PITCH * index) / RATE) * peak * 32_767,
      true,
    )
  return new Uint8Array(bytes.buffer)
}
