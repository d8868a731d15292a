import { checksumOfOggPage } from '../ogg-checksum.ts'

/** Small files of silence, byte by byte, as encoders write them. */

export const text = (value: string): Buffer => Buffer.from(value, 'latin1')

const numbers =
  (bytesEach: 2 | 4, isLittle: boolean) =>
  (...values: readonly number[]) => {
    const bytes = Buffer.alloc(values.length * bytesEach)
    for (const [index, value] of values.entries())
      if (isLittle) bytes.writeUIntLE(value, index * bytesEach, bytesEach)
      else bytes.writeUIntBE(value, index * bytesEach, bytesEach)
    return bytes
  }
export const uint32: (...values: readonly number[]) => Buffer = numbers(4, false)
const uint16 = numbers(2, false)
const uint32le = numbers(4, true)
const uint16le = numbers(2, true)

/** An ID3v2.4 tag around contents. */
export const id3 = (contents: Buffer): Buffer =>
  Buffer.concat([
    text('ID3'),
    Buffer.from([4, 0, 0]),
    Buffer.from([21, 14, 7, 0].map((shift) => (contents.length >> shift) & 0x7f)),
    contents,
  ])

export type WavFormat = {
  readonly tag?: number
  readonly channels?: number
  readonly rate?: number
  readonly bits?: number
}

export const wavChunk = (name: string, contents: Buffer, size = contents.length): Buffer =>
  Buffer.concat([text(name), uint32le(size), contents, Buffer.alloc(contents.length % 2)])

export const wavFormat = ({ tag = 1, channels = 1, rate = 44_100, bits = 16 }: WavFormat = {}) => {
  const blockBytes = (channels * bits) / 8
  const contents = [
    uint16le(tag, channels),
    uint32le(rate, rate * blockBytes),
    uint16le(blockBytes, bits),
  ]
  return wavChunk('fmt ', Buffer.concat(contents))
}

/** @param riffSize what the head says; by itself the truth */
export const riff = (chunks: readonly Buffer[], riffSize?: number): Buffer => {
  const body = Buffer.concat(chunks)
  return Buffer.concat([text('RIFF'), uint32le(riffSize ?? body.length + 4), text('WAVE'), body])
}

export const wav = (format: WavFormat = {}, dataBytes = 4000): Buffer =>
  riff([wavFormat(format), wavChunk('data', Buffer.alloc(dataBytes))])

/** A frame of silence: MPEG-1 layer III, 128 kbit/s at 44.1 kHz, 417 bytes. */
export const mp3Frame = (mode: 'mono' | 'stereo' | 'joint' = 'mono'): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, { mono: 0xc0, stereo: 0, joint: 0x40 }[mode]])
  return frame
}

export const mp3 = (frames = 10): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => mp3Frame()))

/** An mp3 whose first frame promises so many frames and bytes after it, as LAME does. */
export const mp3WithIndex = (frames = 10, promised = frames): Buffer => {
  const index = mp3Frame()
  index.write('Info', 4 + 17, 'latin1')
  uint32(3, promised, (promised + 1) * index.length).copy(index, 4 + 17 + 4)
  return Buffer.concat([index, mp3(frames)])
}

/** A block of silence (ISO/IEC 14496-3, table 4.4): one channel element without a scale factor band, then the end. */
const AAC_SILENCE = Buffer.from([0, 0, 0, 7])

/** AAC-LC, mono at 44.1 kHz. */
export const adtsFrame = (payload: Buffer = AAC_SILENCE): Buffer => {
  const bytes = payload.length + 7
  const head = [0xff, 0xf1, 0x50, 0x40, bytes >> 3, ((bytes & 7) << 5) | 0x1f, 0xfc]
  return Buffer.concat([Buffer.from(head), payload])
}

export const adts = (frames = 20): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => adtsFrame()))

export type OggPage = {
  readonly packets: readonly Buffer[]
  readonly sequence: number
  readonly position?: number
  readonly flags?: number
  readonly serial?: number
  /** Its last packet, of a multiple of 255 bytes, goes on in the next page. */
  readonly isOpen?: boolean
}

export const oggPage = ({
  packets,
  sequence,
  position = 0,
  flags = 0,
  serial = 7,
  isOpen = false,
}: OggPage) => {
  const all = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  const lengths = isOpen ? all.slice(0, -1) : all
  const head = Buffer.alloc(27)
  head.write('OggS', 'latin1')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(BigInt(position), 6)
  head.writeUInt32LE(serial, 14)
  head.writeUInt32LE(sequence, 18)
  head.writeUInt8(lengths.length, 26)
  const page = Buffer.concat([head, Buffer.from(lengths), ...packets])
  const view = new DataView(page.buffer, page.byteOffset, page.length)
  page.writeUInt32LE(checksumOfOggPage(view), 22)
  return page
}

export const OPUS_SILENCE = Buffer.from([0xf8, 0xff, 0xfe])
const OPUS_TAGS = Buffer.concat([text('OpusTags'), uint32le(6), text('Dhvani'), uint32le(0)])

/** Mono Opus, twenty packets of 20 ms on each page. */
export const oggPages = (pages = 3, serial = 7): Buffer[] => {
  const head = Buffer.concat([
    text('OpusHead'),
    Buffer.from([1, 1]),
    uint16le(312),
    uint32le(48_000),
    Buffer.alloc(3),
  ])
  const sound = Array.from({ length: pages }, (_, page) =>
    oggPage({
      packets: Array.from({ length: 20 }, () => OPUS_SILENCE),
      sequence: page + 2,
      position: (page + 1) * 20 * 960,
      flags: page === pages - 1 ? 4 : 0,
      serial,
    }),
  )
  return [
    oggPage({ packets: [head], sequence: 0, flags: 2, serial }),
    oggPage({ packets: [OPUS_TAGS], sequence: 1, serial }),
    ...sound,
  ]
}

export const box = (type: string, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  return Buffer.concat([uint32(body.length + 8), text(type), body])
}

/** A descriptor of MPEG-4 systems (ISO/IEC 14496-1, section 7.2). */
const descriptor = (tag: number, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, body.length]), body])
}

/** AAC-LC, mono at 44.1 kHz. */
const ESDS = box(
  'esds',
  uint32(0),
  descriptor(
    3,
    uint16(1),
    Buffer.from([0]),
    descriptor(
      4,
      Buffer.from([0x40, 0x15, 0, 0, 0]),
      uint32(64_000, 64_000),
      descriptor(5, Buffer.from([0x12, 0x08])),
    ),
    descriptor(6, Buffer.from([2])),
  ),
)

/** How a sample entry of sound begins (ISO/IEC 14496-12, section 12.2.3): one channel, 44.1 kHz. */
const SOUND_ENTRY = Buffer.concat([
  uint32(0),
  uint16(0, 1),
  uint32(0, 0),
  uint16(1, 16, 0, 0),
  uint32(44_100 * 65_536),
])

export type M4aParts = {
  readonly brand?: string
  readonly codec?: string
  readonly handler?: string
  readonly configuration?: Buffer
  /** How many samples come in a fragment behind the others. */
  readonly moreSamples?: number
}

/** Says that fragments may follow: of samples with 1024 ticks and so many bytes, unless they say otherwise. */
const EXTENSION = box('mvex', box('trex', uint32(0, 1, 1, 1024, AAC_SILENCE.length, 0)))

const fragment = (samples: number): Buffer =>
  Buffer.concat([
    box(
      'moof',
      box('mfhd', uint32(0, 1)),
      box('traf', box('tfhd', uint32(0, 1)), box('trun', uint32(0, samples))),
    ),
    box('mdat', ...Array.from({ length: samples }, () => AAC_SILENCE)),
  ])

export const m4a = ({
  brand = 'M4A ',
  codec = 'mp4a',
  handler = 'soun',
  configuration = ESDS,
  moreSamples,
}: M4aParts = {}): Buffer => {
  const samples = 20
  const ftyp = box('ftyp', text(brand), uint32(0), text(`${brand}mp42isom`))
  const media = Buffer.concat(Array.from({ length: samples }, () => AAC_SILENCE))
  const movie = (chunk: number) =>
    box(
      'moov',
      box('mvhd', uint32(0, 0, 0, 44_100, samples * 1024), Buffer.alloc(80)),
      box(
        'trak',
        box('tkhd', uint32(3, 0, 0, 1, 0, samples * 1024), Buffer.alloc(60)),
        box(
          'mdia',
          box('mdhd', uint32(0, 0, 0, 44_100, samples * 1024, 0)),
          box('hdlr', uint32(0, 0), text(handler), Buffer.alloc(13)),
          box(
            'minf',
            box('smhd', uint32(0, 0)),
            box('dinf', box('dref', uint32(0, 1), box('url ', uint32(1)))),
            box(
              'stbl',
              box('stsd', uint32(0, 1), box(codec, SOUND_ENTRY, configuration)),
              box('stts', uint32(0, 1, samples, 1024)),
              box('stsc', uint32(0, 1, 1, samples, 1)),
              box('stsz', uint32(0, AAC_SILENCE.length, samples)),
              box('stco', uint32(0, 1, chunk)),
            ),
          ),
        ),
      ),
      moreSamples === undefined ? Buffer.alloc(0) : EXTENSION,
    )
  const chunk = ftyp.length + movie(0).length + 8
  const more = moreSamples === undefined ? Buffer.alloc(0) : fragment(moreSamples)
  return Buffer.concat([ftyp, movie(chunk), box('mdat', media), more])
}
