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
  const bytes = new DataView(new ArrayBuffer(44 + count * 2))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries())
      bytes.setUint8(at + index, letter.codePointAt(0) ?? 0)
  }
  text(0, 'RIFF')
  bytes.setUint32(4, 36 + count * 2, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, RATE, true)
  bytes.setUint32(28, RATE * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  text(36, 'data')
  bytes.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index += 1)
    bytes.setInt16(
      44 + index * 2,
      Math.sin((2 * Math.PI * PITCH * index) / RATE) * peak * 32_767,
      true,
    )
  return new Uint8Array(bytes.buffer)
}
