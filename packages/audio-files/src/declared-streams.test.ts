import { expect, it } from 'vitest'
import type { AudioRefusalCode } from './audio-refusal.ts'
import { checkAudio } from './check-audio.ts'
import { m4a, mp3, oggPage, riff, text, wavChunk, wavFormat } from './testing/made-files.ts'

const check = (bytes: Buffer) =>
  checkAudio({ size: bytes.length, read: (into, position) => bytes.copy(into, 0, position) })

const SAMPLES = 48_000

/** An Ogg file of one second at 48 kHz, by its packets of heads. */
const oggOf = (heads: readonly Buffer[], position = SAMPLES): Buffer =>
  Buffer.concat([
    ...heads.map((head, sequence) =>
      oggPage({ packets: [head], sequence, flags: sequence === 0 ? 2 : 0 }),
    ),
    oggPage({ packets: [Buffer.alloc(40)], sequence: heads.length, position }),
  ])

const vorbis = (rate: number, channels: number, blocks = 0xb8): Buffer => {
  const head = Buffer.concat([text('\u0001vorbis'), Buffer.alloc(23)])
  head.writeUInt8(channels, 11)
  head.writeUInt32LE(rate, 12)
  head.writeUInt8(blocks, 28)
  return oggOf([head, text('\u0003vorbis'), text('\u0005vorbis')])
}

type OpusHead = {
  readonly version?: number
  readonly channels?: number
  readonly mapping?: number
  /** Of the table behind the head. */
  readonly tableBytes?: number
}

const opus = ({ version = 1, channels = 1, mapping = 0, tableBytes = 0 }: OpusHead): Buffer => {
  const head = Buffer.concat([text('OpusHead'), Buffer.alloc(11 + tableBytes)])
  head.set([version, channels], 8)
  head.writeUInt8(mapping, 18)
  return oggOf([head, text('OpusTags')])
}

/** A head that does not tell the largest block. */
const flac = (rate: number, position?: number): Buffer => {
  const head = Buffer.concat([text('\u007fFLAC'), Buffer.alloc(46)])
  head.writeUInt32BE(rate * 4096, 27)
  return oggOf([head, Buffer.alloc(4)], position)
}

/** @returns an M4A of 20 frames in which a word of a box is another */
const m4aWith = (type: string, offset: number, word: number): Buffer => {
  const file = m4a()
  file.writeUInt32BE(word, file.indexOf(type, 0, 'latin1') + 4 + offset)
  return file
}

/** An M4A of 20 samples of four bytes, behind which a fragment of 20 bytes promises so many samples. */
const m4aPromising = (samples: number): Buffer => {
  const file = m4a({ moreSamples: 5 })
  file.writeUInt32BE(samples, file.indexOf('trun', 0, 'latin1') + 8)
  return file
}

/** Players read the first format and no other. */
const TWO_FORMATS = riff([
  wavFormat(),
  wavFormat({ bits: 8 }),
  wavChunk('data', Buffer.alloc(2000)),
])

const mp3InWav = (rate: number): Buffer =>
  riff([wavFormat({ tag: 0x55, bits: 0, rate }), wavChunk('data', mp3())])

it.each([
  ['Vorbis at 3 kHz', vorbis(3000, 1)],
  ['Vorbis at 768 kHz', vorbis(768_000, 1)],
  ['Vorbis of eight channels', vorbis(48_000, 8)],
  ['Opus of two channels', opus({ channels: 2 })],
  ['Opus of six channels', opus({ channels: 6, mapping: 1, tableBytes: 8 })],
  ['Opus of three channels without places', opus({ channels: 3, mapping: 255, tableBytes: 5 })],
  ['Opus of a later version', opus({ version: 15 })],
  ['FLAC at 655 kHz', flac(655_350)],
  ['M4A with long frames', m4aWith('stts', 12, 20_000)],
  ['M4A with AAC of 960 samples a frame', m4aWith('stts', 12, 960)],
  ['mp3 in WAV at 8 kHz', mp3InWav(8000)],
])('accepts %s', (_name, bytes) => {
  expect(check(bytes).seconds).toBeGreaterThan(0)
})

it.each<readonly [string, Buffer, AudioRefusalCode]>([
  ['Vorbis at 1 Hz', vorbis(1, 1), 'unplayable'],
  ['Vorbis at 4 GHz', vorbis(4_000_000_000, 1), 'unplayable'],
  ['Vorbis of no channel', vorbis(48_000, 0), 'unplayable'],
  ['Vorbis with long blocks that are shorter', vorbis(48_000, 1, 0x8b), 'unplayable'],
  ['Vorbis with blocks of a sample', vorbis(48_000, 1, 0xb0), 'unplayable'],
  ['Vorbis of nine channels', vorbis(48_000, 9), 'unplayable'],
  ['Opus of no channel', opus({ channels: 0 }), 'unplayable'],
  ['Opus of three channels without a table', opus({ channels: 3 }), 'unplayable'],
  ['Opus with a table that is cut', opus({ channels: 6, mapping: 1, tableBytes: 7 }), 'unplayable'],
  ['Opus of nine channels', opus({ channels: 9, mapping: 255, tableBytes: 11 }), 'unplayable'],
  ['Opus of an unknown mapping', opus({ mapping: 3, tableBytes: 3 }), 'unplayable'],
  ['Opus of another version', opus({ version: 16 }), 'unplayable'],
  ['FLAC at 1 Hz', flac(1), 'unplayable'],
  ['M4A whose frames take no time', m4aWith('stts', 12, 1), 'not_audio'],
  ['M4A whose AAC is faster than its rate', m4aWith('stts', 12, 900), 'not_audio'],
  ['M4A whose table counts one of its samples', m4aWith('stts', 8, 1), 'not_audio'],
  ['M4A whose frames take a second', m4aWith('stts', 12, 44_100), 'not_audio'],
  ['M4A with a clock of one tick a second', m4aWith('mdhd', 12, 1), 'not_audio'],
  ['M4A with a clock of 4 GHz', m4aWith('mdhd', 12, 4_000_000_000), 'not_audio'],
  ['M4A whose fragment promises 80 million samples', m4aPromising(80_000_000), 'too_costly'],
  ['M4A whose fragment promises more samples than bytes', m4aPromising(100), 'cut_off'],
  ['WAV with two formats', TWO_FORMATS, 'not_audio'],
  ['mp3 in WAV at 1 Hz', mp3InWav(1), 'unplayable'],
  ['mp3 in WAV at 4 GHz', mp3InWav(4_000_000_000), 'unplayable'],
])('refuses %s', (_name, bytes, code) => {
  expect(() => check(bytes)).toThrow(
    expect.objectContaining({ name: 'AudioRefusal', code }) as Error,
  )
})

it('counts a packet of FLAC as the largest block that there is, where the head tells none', () => {
  expect(check(flac(SAMPLES, 900 * 3600 * SAMPLES)).seconds).toBe(65_535 / SAMPLES)
})
