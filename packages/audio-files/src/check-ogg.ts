import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { findOggCodec, SKELETON, startsWith, type OggCodec } from './ogg-codec.ts'
import { beginCounts, countPage, type PacketCounts } from './ogg-packets.ts'
import { readOggPage, skipToOggPage, type OggPage } from './ogg-page.ts'

/** The checksums of the first pages expose a fake; all of them would take a second to compute. */
const CHECKED_PAGES = 16

/** Fifty hours of radio have as many songs. Each stream is remembered to the end. */
const MOST_STREAMS = 1000

type Stream = {
  readonly codec: OggCodec
  readonly rate: number
  /** Samples at the start that are not played (Opus pre-skip). */
  readonly skipped: number
  sequence: number
  /** Packets that have ended; the first ones are heads. */
  packets: number
  /**
   * Where the sound begins, as the codec counts: at 0, but somewhere else in a recording of a running stream and in what was
   * cut out of a file. `undefined` before the first page of sound.
   */
  begin: number | undefined
  position: number
  /** Of a packet of sound, where the head tells. */
  readonly mostSamples: number
  /** What the packets tell of the sound so far, where they tell it. */
  readonly counts: PacketCounts
}

const beginStream = ({ body, sequence, packets }: OggPage): Stream => {
  const codec = findOggCodec(body)
  const rate = codec.readRate(body)
  const skipped = codec.readSkipped?.(body) ?? 0
  const mostSamples = codec.readMostSamples?.(body) ?? Infinity
  return {
    codec,
    rate,
    skipped,
    sequence,
    packets,
    begin: undefined,
    position: 0,
    mostSamples,
    counts: beginCounts(codec),
  }
}

/**
 * Where the sound of a stream begins, by its first page that has a position: the packets of the page end there, and each
 * counts with the most that its stream allows. The length may then be too long, by less than the sound of one page.
 */
const findBegin = ({ mostSamples }: Stream, page: OggPage, end: number): number =>
  Math.max(0, end - page.packets * mostSamples)

const continueStream = (stream: Stream, page: OggPage): void => {
  const { codec, packets } = stream
  const isSound = packets >= codec.heads
  if (packets === 1 && codec.second !== undefined && !startsWith(page.body, codec.second))
    refuse('an Ogg stream without its second head')
  if (page.sequence !== stream.sequence + 1) {
    // Servers send the heads first, and then the page that is due.
    if (!isSound || stream.position > 0) refuse(`page ${page.sequence} out of order`, 'cut_off')
    stream.begin = undefined
  }
  stream.sequence = page.sequence
  stream.packets += page.packets
  if (!isSound) return
  countPage(stream.counts, page)
  if (page.position === undefined) return
  stream.begin ??= findBegin(stream, page, page.position)
  stream.position = page.position
}

/** By positions, and by no more than the packets can hold: a stream may say that it ends at any sample. */
const samplesByPosition = ({ codec, begin = 0, position, packets, mostSamples }: Stream): number =>
  Math.min(position - begin, Math.max(0, packets - codec.heads) * mostSamples)

const secondsOf = (stream: Stream): number => {
  const { codec, counts, skipped, rate } = stream
  if (codec === SKELETON) return 0
  const samples = codec.countSamples ? counts.played - skipped : samplesByPosition(stream)
  return Math.max(0, samples) / rate
}

/** Streams whose first pages stand together are heard together; groups are heard one after the other (RFC 3533, section 4). */
const secondsOfGroup = (group: readonly Stream[]): number =>
  group.reduce((longest, stream) => Math.max(longest, secondsOf(stream)), 0)

/** @returns the length in seconds */
export const checkOgg = (reader: ByteReader): number => {
  const streams = new Map<number, Stream>()
  const groups: Stream[][] = []
  let begunStreams = 0
  let isGroupOpen = false
  let offset = 0
  for (let pages = 0; offset < reader.size; pages += 1) {
    offset = skipToOggPage(reader, offset)
    if (offset === reader.size) break
    const page = readOggPage(reader, offset, pages < CHECKED_PAGES)
    const stream = streams.get(page.serial)
    if (page.isFirstOfStream) {
      begunStreams += 1
      if (begunStreams > MOST_STREAMS) refuse('too many streams', 'too_costly')
      const begun = beginStream(page)
      if (isGroupOpen) groups.at(-1)?.push(begun)
      else groups.push([begun])
      // In a chained file a serial number may come again.
      streams.set(page.serial, begun)
    } else if (stream) continueStream(stream, page)
    else return refuse('a page of a stream that never began')
    isGroupOpen = page.isFirstOfStream
    offset = page.end
  }
  return groups.reduce((sum, group) => sum + secondsOfGroup(group), 0)
}
