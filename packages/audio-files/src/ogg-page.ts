import { refuse } from './audio-refusal.ts'
import { skipZeros, readText, type ByteReader } from './byte-reader.ts'
import { MOST_FOREIGN_BYTES, refuseForeign } from './foreign-bytes.ts'
import { checksumOfOggPage } from './ogg-checksum.ts'

/** A page (RFC 3533, section 6). */
export type OggPage = {
  readonly isFirstOfStream: boolean
  /** In units of the codec; `undefined` when no packet ends on the page. */
  readonly position: number | undefined
  readonly serial: number
  readonly sequence: number
  /** How many packets end on the page. */
  readonly packets: number
  /** Where in the body the packets begin that begin on the page and are not empty. */
  readonly begins: readonly number[]
  /** Whether its last packet goes on in the next page of the stream. */
  readonly isOpen: boolean
  readonly isLastOfStream: boolean
  /** Valid until the next read. */
  readonly body: DataView
  /** Where the page ends. */
  readonly end: number
}

const PAGE_HEAD_BYTES = 27
const PAGE_SIGN = 'OggS\u0000'
const CONTINUED = 1
const FIRST_OF_STREAM = 2
const LAST_OF_STREAM = 4
const NO_POSITION = 0xffff_ffff_ffff_ffffn

const beginsPage = (reader: ByteReader, offset: number): boolean =>
  offset + PAGE_HEAD_BYTES <= reader.size &&
  readText(reader.view(offset, PAGE_SIGN.length), 0, PAGE_SIGN.length) === PAGE_SIGN

/**
 * @param isChecked whether to compute the checksum
 * @throws {AudioRefusal}
 */
export const readOggPage = (reader: ByteReader, offset: number, isChecked: boolean): OggPage => {
  const head = reader.view(offset, PAGE_HEAD_BYTES)
  const segments = head.getUint8(26)
  const headBytes = PAGE_HEAD_BYTES + segments
  if (offset + headBytes > reader.size) refuse('the last page is cut off', 'cut_off')
  const lengths = reader.view(offset + PAGE_HEAD_BYTES, segments)
  let bodyBytes = 0
  let packets = 0
  let isInside = (head.getUint8(5) & CONTINUED) !== 0
  const begins: number[] = []
  for (let index = 0; index < segments; index += 1) {
    const length = lengths.getUint8(index)
    if (!isInside && length > 0) begins.push(bodyBytes)
    bodyBytes += length
    isInside = length === 255
    if (!isInside) packets += 1
  }
  const end = offset + headBytes + bodyBytes
  if (end > reader.size) refuse('the last page is cut off', 'cut_off')
  const page = reader.view(offset, headBytes + bodyBytes)
  if (isChecked && checksumOfOggPage(page) !== page.getUint32(22, true))
    refuse(`a wrong checksum at byte ${offset}`)
  const position = page.getBigUint64(6, true)
  return {
    isFirstOfStream: (page.getUint8(5) & FIRST_OF_STREAM) !== 0,
    position: position === NO_POSITION ? undefined : Number(position),
    serial: page.getUint32(14, true),
    sequence: page.getUint32(18, true),
    packets,
    begins,
    isOpen: isInside,
    isLastOfStream: (page.getUint8(5) & LAST_OF_STREAM) !== 0,
    body: new DataView(page.buffer, page.byteOffset + headBytes, bodyBytes),
    end,
  }
}

/** Mostly the next page is near, so little is searched first, and then twice as much each time. */
const SEARCHED_FIRST = 256
const MOST_SEARCHED = 32 * 1024
const LATIN1 = new TextDecoder('latin1')

/** @returns where the next page begins, within what may lie between two; the end of the file when there is none */
const findPage = (reader: ByteReader, from: number): number => {
  const last = Math.min(from + MOST_FOREIGN_BYTES, reader.size)
  let step = SEARCHED_FIRST
  for (let offset = from; offset < last; offset += step) {
    if (offset > from) step = Math.min(step * 2, MOST_SEARCHED)
    const length = Math.min(step + PAGE_SIGN.length - 1, reader.size - offset)
    const place = LATIN1.decode(reader.view(offset, length)).indexOf(PAGE_SIGN)
    if (place !== -1) return offset + place
  }
  return reader.size
}

/**
 * Passes over what lies between two pages, or behind the last one: padding, a tag, the rest of another file.
 *
 * @returns where the next page begins, or the end of the file
 * @throws {AudioRefusal} when it could be a file of another kind
 */
export const skipToOggPage = (reader: ByteReader, from: number): number => {
  if (beginsPage(reader, from)) return from
  const next = findPage(reader, skipZeros(reader, from, reader.size))
  const rest = reader.size - from
  if (rest < PAGE_HEAD_BYTES && readText(reader.view(from, rest), 0, rest).startsWith('OggS'))
    refuse('the last page is cut off', 'cut_off')
  refuseForeign(reader, from, next)
  return next
}
