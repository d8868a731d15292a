import { refuse } from './audio-refusal.ts'
import { readText } from './byte-reader.ts'
import { countOpusSamples } from './opus-packet.ts'
import { isPlayedRate } from './sample-rates.ts'

export type OggCodec = {
  /** How its first packet begins. */
  readonly sign: string
  readonly leastBytes: number
  /** How its second packet begins, without which nothing decodes. */
  readonly second?: string
  /** How many packets come before the sound. */
  readonly heads: number
  readonly readRate: (packet: DataView) => number
  readonly readSkipped?: (packet: DataView) => number
  /** Samples of the packet that begins at an offset in the body of a page, where its first bytes tell. */
  readonly countSamples?: (body: DataView, offset: number) => number
  /** How many samples a packet of sound has at most, where the head tells. */
  readonly readMostSamples?: (packet: DataView) => number
  /** Whether Chromium plays what the first packet declares besides the rate. */
  readonly isPlayed: (packet: DataView) => boolean
}

/** Players have no places for more loudspeakers. */
const MOST_CHANNELS = 8

const isPlayedCount = (channels: number): boolean => channels > 0 && channels <= MOST_CHANNELS

/** Versions up to 15 are read alike (RFC 7845, section 5.1). */
const LAST_VERSION = 15
/** Families of channel mappings that come with a table: surround, ambisonics, and channels without places. */
const WITH_TABLE = [1, 2, 255]
const TABLE_OFFSET = 19

const isPlayedOpus = (packet: DataView): boolean => {
  const channels = packet.getUint8(9)
  const family = packet.getUint8(18)
  if (packet.getUint8(8) > LAST_VERSION || !isPlayedCount(channels)) return false
  if (family === 0) return channels <= 2
  // Before the places of the channels it says how many streams there are, and how many of two channels.
  return WITH_TABLE.includes(family) && packet.byteLength >= TABLE_OFFSET + 2 + channels
}

/** Sizes of the short and the long blocks of Vorbis, as powers of two (Vorbis I, section 4.2.2). */
const readBlocks = (packet: DataView) => {
  const sizes = packet.getUint8(28)
  return { short: sizes & 15, long: sizes >> 4 }
}

/** From 64 samples to 8,192. */
const BLOCKS = { least: 6, most: 13 }

const hasBlocks = (packet: DataView): boolean => {
  const { short, long } = readBlocks(packet)
  return short >= BLOCKS.least && short <= long && long <= BLOCKS.most
}

/** Samples (RFC 9639, section 8.2). */
const LARGEST_FLAC_BLOCK = 65_535

/** Codec headers: Vorbis I section 4.2.2, RFC 7845 section 5.1, Ogg FLAC mapping 1.0. */
const CODECS: readonly OggCodec[] = [
  {
    sign: '\u0001vorbis',
    leastBytes: 30,
    second: '\u0003vorbis',
    heads: 3,
    readRate: (packet) => packet.getUint32(12, true),
    readMostSamples: (packet) => 2 ** readBlocks(packet).long / 2,
    isPlayed: (packet) => isPlayedCount(packet.getUint8(11)) && hasBlocks(packet),
  },
  {
    sign: 'OpusHead',
    leastBytes: 19,
    second: 'OpusTags',
    heads: 2,
    readRate: () => 48_000,
    readSkipped: (packet) => packet.getUint16(10, true),
    countSamples: countOpusSamples,
    isPlayed: isPlayedOpus,
  },
  {
    sign: '\u007fFLAC',
    leastBytes: 31,
    heads: 2,
    readRate: (packet) => packet.getUint32(27) >>> 12,
    // The largest block of the stream info, which the mapping puts behind 17 bytes. 0 is none.
    readMostSamples: (packet) => packet.getUint16(19) || LARGEST_FLAC_BLOCK,
    isPlayed: () => true,
  },
]

/** An index of the other streams, which holds no sound. */
export const SKELETON: OggCodec = {
  sign: 'fishead',
  leastBytes: 7,
  heads: 0,
  readRate: () => 3000,
  isPlayed: () => true,
}
const FILM = '\u0080theora'

export const startsWith = (packet: DataView, text: string): boolean =>
  packet.byteLength >= text.length && readText(packet, 0, text.length) === text

/**
 * @param packet the first of a stream
 * @throws {AudioRefusal} `unplayable`, `video`
 */
export const findOggCodec = (packet: DataView): OggCodec => {
  const codec =
    [...CODECS, SKELETON].find(({ sign }) => startsWith(packet, sign)) ??
    (startsWith(packet, FILM)
      ? refuse('a film in Ogg', 'video')
      : refuse('an Ogg stream that is not Vorbis, Opus or FLAC', 'unplayable'))
  if (packet.byteLength < codec.leastBytes) refuse('an Ogg stream whose head is cut off')
  const rate = codec.readRate(packet)
  if (!isPlayedRate(rate)) refuse(`Ogg at ${rate} Hz`, 'unplayable')
  return codec.isPlayed(packet)
    ? codec
    : refuse('a head of Ogg that no browser reads', 'unplayable')
}
