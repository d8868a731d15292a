import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { refuseForeign } from './foreign-bytes.ts'
import { findTrailingTags, skipLeadingTags, skipTags } from './tags.ts'

/** What mp3 and ADTS have in common: frames that follow one another to the end. */
export type Frame = {
  readonly bytes: number
  readonly seconds: number
  /** Stands for what must not change from frame to frame: version, rate, layer or profile. */
  readonly kind: number
}

export type FrameFormat = {
  readonly headBytes: number
  /** Of the longest frame that encoders make. */
  readonly longestBytes: number
  readonly readFrame: (head: DataView) => Frame | undefined
  /** Tells heads at which decoders stop before the first frame. Absent: decoders look as closely as `readFrame`. */
  readonly looksLikeFrame?: (head: DataView) => boolean
}

export type FrameWalk = {
  readonly frames: number
  readonly seconds: number
  /** Where the first whole frame begins. */
  readonly start: number
  /** Where the last whole frame ends. */
  readonly lastEnd: number
  /** Bytes of the longest frame. */
  readonly longest: number
}

/** Even a click encodes to more frames. So many in a row are no chance either. */
export const FEWEST_FRAMES = 3

/** Whether frames of one kind follow each other from `offset` on, as many as make no chance. */
const isRun = (reader: ByteReader, offset: number, format: FrameFormat): boolean => {
  let at = offset
  let kind: number | undefined
  for (let frames = 0; frames < FEWEST_FRAMES; frames += 1) {
    if (at + format.headBytes > reader.size) return false
    const frame = format.readFrame(reader.view(at, format.headBytes))
    if (!frame || (kind !== undefined && frame.kind !== kind)) return false
    kind = frame.kind
    at += frame.bytes
  }
  return at <= reader.size
}

/**
 * Finds the first whole frame. A recording of a stream begins somewhere in a frame, so up to one frame of other bytes
 * may come before it.
 *
 * @returns `undefined` when no frames follow each other
 */
export const findFirstFrame = (
  reader: ByteReader,
  from: number,
  format: FrameFormat,
): number | undefined => {
  const last = Math.min(from + format.longestBytes, reader.size - format.headBytes)
  for (let offset = from; offset <= last; offset += 1) {
    if (isRun(reader, offset, format)) return offset
    if (format.looksLikeFrame?.(reader.view(offset, format.headBytes)) === true) return undefined
  }
  return undefined
}

/**
 * Walks every frame of a file. Between the tags there may be only frames and zeros; other bytes
 * could be a file of another kind. The first frame may lack its beginning, and the last one its end.
 *
 * @throws {AudioRefusal}
 */
export const walkFrames = (reader: ByteReader, format: FrameFormat): FrameWalk => {
  const { headBytes, readFrame } = format
  const end = findTrailingTags(reader)
  const begin = skipLeadingTags(reader, end)
  const start = findFirstFrame(reader, begin, format) ?? refuse(`no frames at byte ${begin}`)
  refuseForeign(reader, begin, start)
  let offset = start
  let lastEnd = start
  let frames = 0
  let seconds = 0
  let longest = 0
  let kind: number | undefined
  while (offset + headBytes <= end) {
    const frame = readFrame(reader.view(offset, headBytes))
    if (!frame) {
      const next = skipTags(reader, offset, end)
      if (next === offset) return refuse(`no frame at byte ${offset}, after ${frames}`)
      offset = next
      continue
    }
    kind ??= frame.kind
    if (frame.kind !== kind) return refuse(`frame ${frames} is of another kind`)
    if (offset + frame.bytes > end) break
    offset += frame.bytes
    lastEnd = offset
    frames += 1
    seconds += frame.seconds
    longest = Math.max(longest, frame.bytes)
  }
  if (frames < FEWEST_FRAMES) return refuse(`only ${frames} frames`)
  return { frames, seconds, start, lastEnd, longest }
}
