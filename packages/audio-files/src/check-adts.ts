import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { walkFrames, type Frame, type FrameFormat } from './frame-walk.ts'
import { AAC_RATES } from './sample-rates.ts'
import { skipId3Tags } from './tags.ts'

const FRAME_HEAD_BYTES = 7
/** With the first byte of what follows, where no checksum comes before it. */
const SEEN_BYTES = FRAME_HEAD_BYTES + 2
const CHECKSUM_BYTES = 2
/** A frame without so much holds no channel, and nothing of it decodes. */
const FEWEST_PAYLOAD_BYTES = 2
const SAMPLES_PER_BLOCK = 1024

/** Elements of a frame (ISO/IEC 14496-3, table 4.85): a channel, two, data, a program, filling. */
const ELEMENT = { single: 0, pair: 1, data: 4, program: 5, filling: 6 }

/** What a frame may begin with, by its channel configuration: 0 is told by a program, and two channels are a pair. */
const beginningsOf = (channels: number): readonly number[] => [
  ELEMENT.data,
  ELEMENT.filling,
  ...(channels === 0 ? [ELEMENT.program, ELEMENT.single, ELEMENT.pair] : []),
  channels === 2 ? ELEMENT.pair : ELEMENT.single,
]

const BEGINNINGS = Array.from({ length: 8 }, (_, channels) => beginningsOf(channels))

/** Players take any twelve bits of ones for the beginning of a frame, and give up at what follows. */
const looksLikeFrame = (head: DataView): boolean =>
  head.getUint8(0) === 0xff && head.getUint8(1) >= 0xf0

const readSize = (head: DataView): number =>
  ((head.getUint8(3) & 3) << 11) | (head.getUint8(4) << 3) | (head.getUint8(5) >> 5)

const readFrame = (head: DataView): Frame | undefined => {
  const second = head.getUint8(1)
  if (head.getUint8(0) !== 0xff || (second & 0xf6) !== 0xf0) return undefined
  const third = head.getUint8(2)
  const fourth = head.getUint8(3)
  const hertz = AAC_RATES[(third >> 2) & 15]
  const bytes = readSize(head)
  const hasChecksum = (second & 1) === 0
  const headBytes = FRAME_HEAD_BYTES + (hasChecksum ? CHECKSUM_BYTES : 0)
  if (hertz === undefined || bytes < headBytes + FEWEST_PAYLOAD_BYTES) return undefined
  // Several blocks in one frame: no browser reads them.
  if ((head.getUint8(6) & 3) !== 0) return undefined
  const channels = ((third & 1) << 2) | (fourth >> 6)
  if (!hasChecksum && !BEGINNINGS[channels]?.includes(head.getUint8(FRAME_HEAD_BYTES) >> 5))
    return undefined
  return {
    bytes,
    seconds: SAMPLES_PER_BLOCK / hertz,
    // Profile, rate and channels.
    kind: ((third & 0xfd) << 2) | (fourth >> 6),
  }
}

/** 6,144 bits a channel and block (ISO/IEC 14496-3, section 4.5.3.2), for two channels. */
const LONGEST_BYTES = 1536 + FRAME_HEAD_BYTES

export const ADTS: FrameFormat = {
  headBytes: SEEN_BYTES,
  longestBytes: LONGEST_BYTES,
  readFrame,
  looksLikeFrame,
}

/**
 * Where a file does not begin with a frame, players count the frames of its first 2, 4, 8… KB, and know it by more than
 * a hundred. In a shorter one, nothing but frames may come up to its end (libavformat/aacdec.c, adts_aac_probe).
 */
const MOST_UNKNOWN_FRAMES = 202
/** Twelve bits of ones, and a layer of 0. */
const FRAME_MASK = 0xfff6
const FRAME_SIGN = 0xfff0
/** Players do not look at the last bytes of a file for a frame. */
const UNSEEN_BYTES = 7

/** @returns the length in seconds */
export const checkAdts = (reader: ByteReader): number => {
  const { start, frames, lastEnd, seconds } = walkFrames(reader, ADTS)
  const rest = reader.size - lastEnd
  if (
    start > skipId3Tags(reader) &&
    frames <= MOST_UNKNOWN_FRAMES &&
    rest > UNSEEN_BYTES &&
    (reader.view(lastEnd, 2).getUint16(0) & FRAME_MASK) !== FRAME_SIGN
  )
    refuse('AAC cut at its start and tagged at its end', 'unplayable')
  return seconds
}
