import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { findTrailingTags, refuseMarkup, skipId3v2 } from './tags.ts'

/** What mp3 and ADTS have in common: frames that follow one another to the end. */
export type Frame = {
  readonly bytes: number
  readonly seconds: number
  /** What must not change from frame to frame: version, rate, layer or profile. */
  readonly kind: string
}

export type FrameWalk = {
  readonly frames: number
  readonly seconds: number
  /** Where the first frame begins. */
  readonly start: number
  /** Bytes of an unfinished frame at the end. */
  readonly leftOver: number
}

/** Even a click encodes to more frames. */
const FEWEST_FRAMES = 3

const ZERO_STEP = 4096

const skipZeros = (reader: ByteReader, from: number, end: number): number => {
  for (let offset = from; offset < end; offset += ZERO_STEP) {
    const view = reader.view(offset, Math.min(ZERO_STEP, end - offset))
    for (let index = 0; index < view.byteLength; index += 1)
      if (view.getUint8(index) !== 0) return offset + index
  }
  return end
}

/**
 * Walks every frame of a file. Between the tags there may be only frames and zeros; other bytes
 * could be a file of another kind.
 */
export const walkFrames = (
  reader: ByteReader,
  headBytes: number,
  readFrame: (head: DataView) => Frame | undefined,
): FrameWalk => {
  const end = findTrailingTags(reader)
  refuseMarkup(reader, end, reader.size)
  let offset = 0
  let start: number | undefined
  let frames = 0
  let seconds = 0
  let kind: string | undefined
  while (offset + headBytes <= end) {
    const frame = readFrame(reader.view(offset, headBytes))
    if (!frame) {
      const afterTag = skipId3v2(reader, offset)
      refuseMarkup(reader, offset, afterTag)
      const next = skipZeros(reader, afterTag, end)
      if (next === offset) return refuse(`no frame at byte ${offset}, after ${frames}`)
      offset = next
      continue
    }
    if (kind !== undefined && frame.kind !== kind)
      return refuse(`frame ${frames} is ${frame.kind}, the ones before ${kind}`)
    kind = frame.kind
    start ??= offset
    if (offset + frame.bytes > end) break
    offset += frame.bytes
    frames += 1
    seconds += frame.seconds
  }
  if (frames < FEWEST_FRAMES || start === undefined) return refuse(`only ${frames} frames`)
  const leftOver = end - skipZeros(reader, offset, end)
  return { frames, seconds, start, leftOver }
}
