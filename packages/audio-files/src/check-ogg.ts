import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import { checksumOfOggPage } from './ogg-checksum.ts'

const HEAD_BYTES = 27
const FIRST_OF_STREAM = 2
/** The checksums of the first pages expose a fake; all of them would take a second to compute. */
const CHECKED_PAGES = 16
const NO_POSITION = 0xffff_ffff_ffff_ffffn

type Stream = {
  readonly kind: 'audio' | 'index'
  readonly rate: number
  /** Samples at the start that are not played (Opus pre-skip). */
  readonly skipped: number
  sequence: number
  position: number
}

/** Codec headers: Vorbis I section 4.2.2, RFC 7845 section 5.1, Ogg FLAC mapping 1.0. */
const readStream = (packet: DataView, sequence: number): Stream => {
  const starts = (text: string) =>
    packet.byteLength >= text.length && readText(packet, 0, text.length) === text
  const stream = (rate: number, skipped = 0): Stream => {
    if (rate === 0) refuse('a sample rate of 0')
    return { kind: 'audio', rate, skipped, sequence, position: 0 }
  }
  if (starts('\u0001vorbis') && packet.byteLength >= 30) return stream(packet.getUint32(12, true))
  if (starts('OpusHead') && packet.byteLength >= 19)
    return stream(48_000, packet.getUint16(10, true))
  if (starts('\u007fFLAC') && packet.byteLength >= 31) return stream(packet.getUint32(27) >>> 12)
  if (starts('fishead')) return { kind: 'index', rate: 1, skipped: 0, sequence, position: 0 }
  return refuse('an Ogg stream that is not Vorbis, Opus or FLAC')
}

/** @returns the length in seconds */
export const checkOgg = (reader: ByteReader): number => {
  const streams = new Map<number, Stream>()
  let seconds = 0
  let offset = 0
  for (let pages = 0; offset < reader.size; pages += 1) {
    const head = reader.view(offset, HEAD_BYTES)
    if (readText(head, 0, 4) !== 'OggS' || head.getUint8(4) !== 0)
      refuse(`no page at byte ${offset}`)
    const flags = head.getUint8(5)
    const position = head.getBigUint64(6, true)
    const serial = head.getUint32(14, true)
    const sequence = head.getUint32(18, true)
    const checksum = head.getUint32(22, true)
    const segments = head.getUint8(26)
    const lengths = reader.view(offset + HEAD_BYTES, segments)
    let bodyBytes = 0
    for (let index = 0; index < segments; index += 1) bodyBytes += lengths.getUint8(index)
    const headBytes = HEAD_BYTES + segments
    const page = reader.view(offset, headBytes + bodyBytes)
    if (pages < CHECKED_PAGES && checksumOfOggPage(page) !== checksum)
      refuse(`page ${pages} with a wrong checksum`)

    let stream = streams.get(serial)
    if ((flags & FIRST_OF_STREAM) !== 0) {
      const packet = new DataView(page.buffer, page.byteOffset + headBytes, bodyBytes)
      // A chained file: its streams' lengths add up, and a serial number may come again.
      if (stream) seconds += lengthOf(stream)
      stream = readStream(packet, sequence)
      streams.set(serial, stream)
    } else if (!stream) return refuse('a page of a stream that never began')
    else if (sequence !== stream.sequence + 1) return refuse(`page ${sequence} out of order`)
    stream.sequence = sequence
    if (position !== NO_POSITION) stream.position = Number(position)
    offset += headBytes + bodyBytes
  }
  for (const stream of streams.values()) seconds += lengthOf(stream)
  return seconds
}

const lengthOf = (stream: Stream): number =>
  stream.kind === 'audio' ? Math.max(0, stream.position - stream.skipped) / stream.rate : 0
