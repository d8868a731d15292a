import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { walkFrames, type Frame } from './frame-walk.ts'

/** Hertz by index (ISO/IEC 14496-3, table 1.18). */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
]
const HEAD_BYTES = 7
const SAMPLES_PER_BLOCK = 1024

const readFrame = (head: DataView): Frame | undefined => {
  const second = head.getUint8(1)
  if (head.getUint8(0) !== 0xff || (second & 0xf6) !== 0xf0) return undefined
  const third = head.getUint8(2)
  const fourth = head.getUint8(3)
  const hertz = RATES[(third >> 2) & 15]
  const bytes = ((fourth & 3) << 11) | (head.getUint8(4) << 3) | (head.getUint8(5) >> 5)
  if (hertz === undefined || bytes < HEAD_BYTES) return undefined
  const blocks = (head.getUint8(6) & 3) + 1
  const channels = ((third & 1) << 2) | (fourth >> 6)
  return {
    bytes,
    seconds: (blocks * SAMPLES_PER_BLOCK) / hertz,
    kind: `ADTS profile ${third >> 6} at ${hertz}, channels ${channels}`,
  }
}

/** @returns the length in seconds */
export const checkAdts = (reader: ByteReader): number => {
  const walk = walkFrames(reader, HEAD_BYTES, readFrame)
  if (walk.leftOver > 0) refuse('the last frame is cut off')
  return walk.seconds
}
