/** What a decoder must know to cut an mp3 to its exact length. */
export type GaplessFacts = {
  /** Samples that the encoder put before the sound. */
  encoderDelay: number
  /** Samples after it, up to the end of the last frame. */
  padding: number
  /** kbit/s, constant. */
  bitrate: number
}

const BITRATES_MPEG1_LAYER3 = [
  0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
] as const
const SAMPLE_RATES_MPEG1 = [44_100, 48_000, 32_000] as const
const MONO = 3

/** The encoder's name; LAME's extension of the tag begins with it, at byte 120. */
const ENCODER_TEXT = 'LAME3.100'

/** The header of one frame. */
export type FrameHeader = {
  /** kbit/s. */
  bitrate: number
  /** Hertz. */
  sampleRate: number
  mono: boolean
  /** Length of the whole frame. */
  bytes: number
}

/**
 * Reads the header of the frame that starts at byte `at` (ISO/IEC 11172-3, 2.4.1.3).
 *
 * @throws {Error} when no MPEG-1 layer III frame starts there
 */
export const parseFrameHeader = (bytes: Uint8Array, at = 0): FrameHeader => {
  const [sync, version, rates, mode] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!]
  const bitrate = BITRATES_MPEG1_LAYER3[rates >> 4]
  const sampleRate = SAMPLE_RATES_MPEG1[(rates >> 2) & 3]
  if (sync !== 0xff || (version & 0xfe) !== 0xfa || !bitrate || !sampleRate)
    throw new Error(`No MPEG 1 layer III frame at byte ${at}.`)
  const padded = (rates >> 1) & 1
  return {
    bitrate,
    sampleRate,
    mono: mode >> 6 === MONO,
    bytes: Math.floor((144_000 * bitrate) / sampleRate) + padded,
  }
}

/** CRC-16 of the LAME tag: polynomial 0x8005 reflected, start 0. */
const crc16 = (bytes: Uint8Array, start = 0): number => {
  let crc = start
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}

/**
 * Builds the silent first frame that tells decoders the delay and padding of a constant-bitrate
 * mp3: a "Xing" tag called "Info", with LAME's extension (G. Bouvigne, "Mp3 Info Tag rev 1").
 *
 * @param mp3 the frames that follow, first to last
 */
export const buildInfoFrame = (mp3: Uint8Array, facts: GaplessFacts): Uint8Array => {
  const first = parseFrameHeader(mp3)
  // The tag needs 192 bytes; a 64 kbit/s frame has 208 or more, so the file's own bitrate always fits.
  const size = Math.floor((144_000 * first.bitrate) / first.sampleRate)
  const frame = new Uint8Array(size)
  frame.set(mp3.subarray(0, 4))
  frame[2] = frame[2]! & ~0x02
  const tag = first.mono ? 4 + 17 : 4 + 32
  const view = new DataView(frame.buffer)
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) frame[at + index] = text.charCodeAt(index)
  }
  let frames = 0
  for (let at = 0; at + 4 <= mp3.length; at += parseFrameHeader(mp3, at).bytes) frames += 1
  write(tag, 'Info')
  view.setUint32(tag + 4, 0x0f)
  view.setUint32(tag + 8, frames)
  view.setUint32(tag + 12, mp3.length + size)
  for (let entry = 0; entry < 100; entry += 1)
    frame[tag + 16 + entry] = Math.floor((entry * 256) / 100)
  view.setUint32(tag + 116, 0)
  write(tag + 120, ENCODER_TEXT)
  frame[tag + 129] = 0x01
  frame[tag + 140] = Math.min(255, facts.bitrate)
  frame[tag + 141] = facts.encoderDelay >> 4
  frame[tag + 142] = ((facts.encoderDelay & 0x0f) << 4) | (facts.padding >> 8)
  frame[tag + 143] = facts.padding & 0xff
  view.setUint32(tag + 148, mp3.length + size)
  view.setUint16(tag + 152, crc16(mp3))
  view.setUint16(tag + 154, crc16(frame.subarray(0, tag + 154)))
  return frame
}
