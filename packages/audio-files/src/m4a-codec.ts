import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import type { Box } from './mp4-boxes.ts'
import { AAC_RATES } from './sample-rates.ts'

const PLAYED = new Set(['mp4a', 'Opus', 'fLaC'])
/** With keys of a shop. */
const LOCKED = new Set(['drms', 'enca'])

/** The shortest entry of sound in a sample description (ISO/IEC 14496-12, section 12.2.3). */
const ENTRY_BYTES = 36

/** A description is read up to here: configurations of sound have some fifty bytes. */
const MOST_BYTES = 2048
/** Version, flags, count, then size and name of the first entry. */
const CODEC_OFFSET = 12

/** Object types of the MPEG-4 registration authority: AAC of MPEG-4 and MPEG-2, mp3. */
const AAC = new Set([0x40, 0x66, 0x67, 0x68])
const MP3 = new Set([0x69, 0x6b])
/** Main, LC, LTP, SBR and PS (ISO/IEC 14496-3, table 1.17), and extended HE-AAC. */
const AAC_KINDS = new Set([1, 2, 4, 5, 29, 42])
const ESCAPED_KIND = 31
const FIRST_ESCAPED_KIND = 32
const EXPLICIT_RATE = 15

type Place = { readonly tag: number; readonly start: number; readonly end: number }

/** A descriptor of MPEG-4 systems, whose length has seven bits a byte (ISO/IEC 14496-1, section 8.3.3). */
const readDescriptor = (view: DataView, offset: number): Place | undefined => {
  let at = offset + 1
  let length = 0
  for (let index = 0; index < 4 && at < view.byteLength; index += 1) {
    const byte = view.getUint8(at)
    at += 1
    length = length * 128 + (byte & 0x7f)
    if (byte < 0x80) break
  }
  const end = at + length
  return at > offset + 1 && end <= view.byteLength
    ? { tag: view.getUint8(offset), start: at, end }
    : undefined
}

/** Numbers of channels that are defined (ISO/IEC 14496-3, table 1.19). 0 is told by a program, which needs some bytes. */
const CHANNELS = new Set([1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14])
const PROGRAM_BYTES = 7

/** The first five bits, or eleven, name the kind of AAC; four name the rate, and four the channels. */
const isPlayedAac = (view: DataView, { start, end }: Place): boolean => {
  if (end - start < 2) return false
  const bits = view.getUint16(start)
  const isEscaped = bits >> 11 === ESCAPED_KIND
  if (isEscaped) return AAC_KINDS.has(FIRST_ESCAPED_KIND + ((bits >> 5) & 63))
  const rate = (bits >> 7) & 15
  if (!AAC_KINDS.has(bits >> 11)) return false
  if (rate === EXPLICIT_RATE) return true
  const channels = (bits >> 3) & 15
  return (
    AAC_RATES[rate] !== undefined &&
    (channels === 0 ? end - start >= PROGRAM_BYTES : CHANNELS.has(channels))
  )
}

/** ISO/IEC 14496-3, section 4.5.1.1: 1,024 samples, or 960. Of the higher rate of SBR they are twice as many. */
const FEWEST_SAMPLES = 960

/** How short a frame may be, where the configuration tells. */
export type Frames = { readonly leastSeconds: number | undefined }
const UNTOLD: Frames = { leastSeconds: undefined }

const framesOf = (view: DataView, { start }: Place): Frames => {
  const bits = view.getUint16(start)
  const rate = bits >> 11 === ESCAPED_KIND ? undefined : AAC_RATES[(bits >> 7) & 15]
  return rate === undefined ? UNTOLD : { leastSeconds: FEWEST_SAMPLES / rate }
}

/** Reads the descriptors of an `esds` box, from its flags on. @returns `undefined` for what browsers do not play */
const findFrames = (view: DataView, offset: number): Frames | undefined => {
  const stream = readDescriptor(view, offset)
  if (stream?.tag !== 3 || stream.end - stream.start < 3) return undefined
  const flags = view.getUint8(stream.start + 2)
  if ((flags & 0xe0) !== 0) return UNTOLD
  const decoder = readDescriptor(view, stream.start + 3)
  if (decoder?.tag !== 4 || decoder.end - decoder.start < 13) return undefined
  const objectType = view.getUint8(decoder.start)
  if (MP3.has(objectType)) return UNTOLD
  if (!AAC.has(objectType) || decoder.start + 13 >= decoder.end) return undefined
  const specific = readDescriptor(view, decoder.start + 13)
  return specific?.tag === 5 && isPlayedAac(view, specific) ? framesOf(view, specific) : undefined
}

/** @returns how many entries a sample description has; runs of chunks name them from 1 */
export const countDescriptions = (reader: ByteReader, description: Box | undefined): number => {
  if (!description || description.end - description.start < CODEC_OFFSET + 4)
    return refuse('no codec')
  const head = reader.view(description.start + 4, 8)
  const count = head.getUint32(0)
  const first = head.getUint32(4)
  const room = description.end - description.start - 8
  if (first < ENTRY_BYTES || first > room) refuse(`a codec of ${first} in ${room} bytes`)
  return count > 0 && count * ENTRY_BYTES <= room
    ? count
    : refuse(`${count} codecs in ${room} bytes`)
}

/**
 * Judges the first entry of a sample description.
 *
 * @returns what it tells of the frames
 * @throws {AudioRefusal} `locked`, `unplayable`
 */
export const checkCodec = (reader: ByteReader, description: Box): Frames => {
  const length = Math.min(description.end - description.start, MOST_BYTES)
  const view = reader.view(description.start, length)
  const codec = readText(view, CODEC_OFFSET, 4)
  if (LOCKED.has(codec)) refuse(`codec ${codec}`, 'locked')
  if (!PLAYED.has(codec)) refuse(`codec ${codec}`, 'unplayable')
  // Only version 0 is defined (github.com/xiph/opus, doc/opus_in_isobmff.html, section 4.3.2).
  const opus = readText(view, 0, length).indexOf('dOps')
  if (codec === 'Opus' && view.getUint8(Math.min(opus + 4, length - 1)) !== 0)
    refuse('Opus of an unknown version', 'unplayable')
  if (codec !== 'mp4a') return UNTOLD
  // QuickTime hides the box in another one; it is the only one of that name.
  const place = readText(view, 0, length).indexOf('esds')
  if (place === -1) return refuse('AAC without its configuration', 'unplayable')
  return findFrames(view, place + 8) ?? refuse('another stream than AAC or mp3', 'unplayable')
}
