/** Samples of a frame of MPEG-1 layer III (ISO/IEC 11172-3, 2.4.2.1). */
const FRAME_SAMPLES = 1152
/** Samples of silence that LAME puts before the sound. */
const ENCODER_DELAY = 576

const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATES = [44_100, 48_000, 32_000]
/** A frame of 64 kbit/s has room for the index in every rate. */
const LEAST_INDEX = BITRATES.indexOf(64)
const MONO = 3

export type Mp3Facts = {
  /** Frames of sound. */
  readonly frames: number
  /** Bytes of these frames. */
  readonly bytes: number
  /** Samples that went in, at the file's own rate. */
  readonly samples: number
}

/**
 * The silent first frame that tells decoders how long a file of constant bitrate is, and what the encoder put before and
 * after the sound: a "Xing" tag called "Info" with LAME's extension (G. Bouvigne, "Mp3 Info Tag rev 1"). Its checksums
 * are left out, which decoders do not ask for.
 *
 * @param header the first four bytes of the first frame
 */
export const infoFrame = (
  header: Uint8Array,
  { frames, bytes, samples }: Mp3Facts = { frames: 0, bytes: 0, samples: 0 },
): Uint8Array<ArrayBuffer> => {
  const [first = 0, second = 0, third = 0, fourth = 0] = header
  const index = Math.max(third >> 4, LEAST_INDEX)
  const rate = RATES[(third >> 2) & 3] ?? 44_100
  const size = Math.floor((144_000 * (BITRATES[index] ?? 64)) / rate)
  const frame = new Uint8Array(size)
  frame.set([first, second, (index << 4) | (third & 0x0c), fourth])
  const tag = 4 + (fourth >> 6 === MONO ? 17 : 32)
  const view = new DataView(frame.buffer)
  frame.set(new TextEncoder().encode('Info'), tag)
  view.setUint32(tag + 4, 0x0f)
  view.setUint32(tag + 8, frames)
  view.setUint32(tag + 12, bytes + size)
  for (let entry = 0; entry < 100; entry += 1)
    frame[tag + 16 + entry] = Math.floor((entry * 256) / 100)
  frame.set(new TextEncoder().encode('LAME3.100'), tag + 120)
  frame[tag + 129] = 0x01
  frame[tag + 140] = BITRATES[third >> 4] ?? 0
  const padding = Math.max(0, Math.min(4095, frames * FRAME_SAMPLES - ENCODER_DELAY - samples))
  view.setUint16(tag + 141, (ENCODER_DELAY << 4) | (padding >> 8))
  frame[tag + 143] = padding & 0xff
  view.setUint32(tag + 148, bytes + size)
  return frame
}
