import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'

const ID3_HEAD = 10
const ID3V1_BYTES = 128
const APE_FOOTER = 32
const SCAN_STEP = 32 * 1024

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
export const skipId3v2 = (reader: ByteReader, offset: number): number => {
  if (offset + ID3_HEAD > reader.size) return offset
  const head = reader.view(offset, ID3_HEAD)
  if (readText(head, 0, 3) !== 'ID3') return offset
  const hasFooter = (head.getUint8(5) & 0x10) !== 0
  const end = offset + ID3_HEAD + readSynchsafe(head, 6) + (hasFooter ? ID3_HEAD : 0)
  if (end > reader.size) refuse('an ID3 tag longer than the file')
  return end
}

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
  if (end < APE_FOOTER) return end
  const footer = reader.view(end - APE_FOOTER, APE_FOOTER)
  if (readText(footer, 0, 8) !== 'APETAGEX') return end
  const size = footer.getUint32(12, true)
  const hasHeader = (footer.getUint32(20, true) & 0x8000_0000) !== 0
  return Math.max(0, end - size - (hasHeader ? APE_FOOTER : 0))
}

/** @returns where the tags at the end of an mp3 or ADTS file begin; the file's end without any */
export const findTrailingTags = (reader: ByteReader): number => {
  let end = reader.size
  for (const startOf of [id3v1Start, lyricsStart, apeStart, lyricsStart, apeStart])
    end = startOf(reader, end)
  return end
}

const MARKUP = /<(?:!doctype\s|html|head|body|script|iframe|svg|\?php)/i
const LONGEST_MARKUP = 10
const LATIN1 = new TextDecoder('latin1')

/**
 * Refuses a tag that a browser could read as a page: a file that is both a song and a page would
 * run its script in a listener's browser.
 */
export const refuseMarkup = (reader: ByteReader, start: number, end: number): void => {
  for (let offset = start; offset < end; offset += SCAN_STEP) {
    const length = Math.min(SCAN_STEP + LONGEST_MARKUP, end - offset)
    const view = reader.view(offset, length)
    if (MARKUP.test(LATIN1.decode(view))) refuse('a tag that holds a web page')
  }
}
