import { refuse } from './audio-refusal.ts'
import { skipZeros, readText, type ByteReader } from './byte-reader.ts'

const ID3_HEAD = 10
const ID3V1_BYTES = 128
/** Header and footer of an APEv2 tag are alike. */
const APE_HEAD = 32
export const APE_SIGN = 'APETAGEX'

/** Four bytes of seven bits each (ID3v2.4, section 6.2). */
const readSynchsafe = (view: DataView, offset: number): number => {
  let value = 0
  for (let index = 0; index < 4; index += 1) {
    const byte = view.getUint8(offset + index)
    if (byte > 0x7f) refuse('an ID3 tag with a broken size')
    value = value * 128 + byte
  }
  return value
}

/** @returns the first byte after the ID3v2 tag at `offset`, or `offset` when there is none */
const skipId3v2 = (reader: ByteReader, offset: number): number => {
  if (offset + ID3_HEAD > reader.size) return offset
  const head = reader.view(offset, ID3_HEAD)
  if (readText(head, 0, 3) !== 'ID3') return offset
  const hasFooter = (head.getUint8(5) & 0x10) !== 0
  const end = offset + ID3_HEAD + readSynchsafe(head, 6) + (hasFooter ? ID3_HEAD : 0)
  if (end > reader.size) refuse('an ID3 tag longer than the file', 'cut_off')
  return end
}

/** Behind a longer tag Chromium finds no frame. */
const LONGEST_APE_AT_START = 64 * 1024

/** @returns the first byte after the APEv2 tag that begins at `offset` with its header, or `offset` when there is none */
const skipApe = (reader: ByteReader, offset: number): number => {
  if (offset + APE_HEAD > reader.size) return offset
  const head = reader.view(offset, APE_HEAD)
  if (readText(head, 0, APE_SIGN.length) !== APE_SIGN) return offset
  // The size counts the items and the footer.
  const size = head.getUint32(12, true)
  if (size > LONGEST_APE_AT_START) refuse(`an APE tag of ${size} bytes at the start`, 'unplayable')
  const end = offset + APE_HEAD + size
  if (end > reader.size) refuse('an APE tag longer than the file', 'cut_off')
  return end
}

/** @returns the first byte after the ID3v2 tags with which a file begins */
export const skipId3Tags = (reader: ByteReader): number => {
  let offset = 0
  for (;;) {
    const next = skipId3v2(reader, offset)
    if (next === offset) return offset
    offset = next
  }
}

const skipTag = (reader: ByteReader, offset: number): number =>
  skipApe(reader, skipId3v2(reader, offset))

/** @returns the first byte after the tags and zeros at `from` */
export const skipTags = (reader: ByteReader, from: number, end: number): number => {
  let offset = from
  for (;;) {
    const next = skipZeros(reader, skipTag(reader, offset), end)
    if (next === offset) return offset
    offset = next
  }
}

/** @returns where the sound begins: behind the tags at the start and the zeros that fill them up, or at 0 without one */
export const skipLeadingTags = (reader: ByteReader, end: number): number =>
  skipTag(reader, 0) === 0 ? 0 : skipTags(reader, 0, end)

const endsWith = (reader: ByteReader, end: number, text: string): boolean =>
  end >= text.length &&
  readText(reader.view(end - text.length, text.length), 0, text.length) === text

const id3v1Start = (reader: ByteReader, end: number): number => {
  if (end < ID3V1_BYTES) return end
  const tag = reader.view(end - ID3V1_BYTES, 3)
  return readText(tag, 0, 3) === 'TAG' ? end - ID3V1_BYTES : end
}

/** Lyrics3 v2: contents, their length in six digits, then `LYRICS200`. */
const lyricsStart = (reader: ByteReader, end: number): number => {
  if (end < 15 || !endsWith(reader, end, 'LYRICS200')) return end
  const digits = readText(reader.view(end - 15, 6), 0, 6)
  return /^\d{6}$/.test(digits) ? Math.max(0, end - 15 - Number(digits)) : end
}

/** APEv2: the footer tells the length of items and footer; flag 31 tells of a header. */
const apeStart = (reader: ByteReader, end: number): number => {
  if (end < APE_HEAD) return end
  const footer = reader.view(end - APE_HEAD, APE_HEAD)
  if (readText(footer, 0, APE_SIGN.length) !== APE_SIGN) return end
  const size = footer.getUint32(12, true)
  const hasHeader = (footer.getUint32(20, true) & 0x8000_0000) !== 0
  return Math.max(0, end - size - (hasHeader ? APE_HEAD : 0))
}

/** An ID3v2 tag at the end has a footer, which is its head with the letters turned round (ID3v2.4, section 3.4). */
const id3v2Start = (reader: ByteReader, end: number): number => {
  if (end < ID3_HEAD) return end
  const footer = reader.view(end - ID3_HEAD, ID3_HEAD)
  if (readText(footer, 0, 3) !== '3DI') return end
  return Math.max(0, end - readSynchsafe(footer, 6) - 2 * ID3_HEAD)
}

/** @returns where the tags at the end of an mp3 or ADTS file begin; the file's end without any */
export const findTrailingTags = (reader: ByteReader): number => {
  let end = reader.size
  for (const startOf of [id3v1Start, id3v2Start, lyricsStart, apeStart, lyricsStart, apeStart])
    end = startOf(reader, end)
  return end
}
