import { expect, it } from 'vitest'
import type { AudioRefusalCode } from './audio-refusal.ts'
import { checkAudio, type CheckedAudio } from './check-audio.ts'
import {
  adts,
  adtsFrame,
  box,
  id3,
  m4a,
  mp3,
  mp3Frame,
  mp3WithIndex,
  oggPage,
  oggPages,
  riff,
  text,
  uint32,
  wav,
  wavChunk,
  wavFormat,
} from './testing/made-files.ts'

const check = (bytes: Buffer): CheckedAudio =>
  checkAudio({ size: bytes.length, read: (into, position) => bytes.copy(into, 0, position) })

const join = (...parts: readonly Buffer[]) => Buffer.concat(parts)
const zeros = (length: number) => Buffer.alloc(length)
const PAGE = text('<!DOCTYPE html><html><script>alert(1)</script></html>')
const PLIST = text('<?xml version="1.0"?><!DOCTYPE plist><plist><dict/></plist>')
const ARCHIVE = join(text('PK\u0003\u0004'), zeros(26), text('PK\u0005\u0006'), zeros(18))
const ID3V1 = join(text('TAG'), zeros(125))

/** @returns a file in which one word of a box is another */
const withWord = (file: Buffer, type: string, offset: number, word: number): Buffer => {
  const changed = Buffer.from(file)
  changed.writeUInt32BE(word, changed.indexOf(type, 0, 'latin1') + 4 + offset)
  return changed
}

/** @returns an M4A in which one text is another */
const m4aOf = (from: string, to: string, moreSamples?: number): Buffer => {
  const file = m4a(moreSamples === undefined ? {} : { moreSamples })
  file.write(to, file.indexOf(from, 0, 'latin1'), 'latin1')
  return file
}

const APE = (() => {
  const footer = zeros(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(32, 12)
  return footer
})()

const apeAtStart = (bytes: number) => {
  const header = zeros(32)
  header.write('APETAGEX', 'latin1')
  header.writeUInt32LE(bytes + 32, 12)
  return join(header, zeros(bytes), APE)
}
const APE_AT_START = apeAtStart(300)

const mp3InWav = (frames: Buffer) =>
  riff([wavFormat({ tag: 0x55, bits: 0 }), wavChunk('data', frames)])

/** The head of a frame of AAC that says it has no byte. */
const EMPTY_FRAME = Buffer.from([0xff, 0xf1, 0x50, 0x40, 0, 0x1f, 0xfc, 0, 0, 0, 7])

/** An ID3v2.4 tag with a footer, as one stands at the end of a file. */
const TAG_AT_END = (() => {
  const head = [4, 0, 0x10, 0, 0, 0, 40]
  return join(text('ID3'), Buffer.from(head), zeros(40), text('3DI'), Buffer.from(head))
})()

/** 1,000 samples, of which the head says another number of bytes. */
const wavOfSizes = (data: number, whole: number) =>
  riff([wavFormat(), wavChunk('data', zeros(2000), data)], whole)

const PAGES = oggPages(4)
/** Two streams that are heard together, as a recorder with two microphones leaves them. */
const BESIDE = oggPages(4, 8).flatMap((page, index) => [PAGES[index]!, page])
/** What a listener who came late records behind the heads: the pages that are due. */
const LATE_PACKETS = [Buffer.from([0xf8, 0xff, 0xfe])]
const LATE_OGG = [0, 1, 2].map((page) =>
  oggPage({ packets: LATE_PACKETS, sequence: 5000 + page, position: 9_600_000 + page * 48_000 }),
)

/** Long enough that players find its frames before they see the tag. */
const LONG_CUT_AAC = join(adts(250).subarray(5), ID3V1)

type Kind = readonly [name: string, bytes: Buffer, family: string, seconds: number]

const FRAME = 1152 / 44_100
const BLOCK = 1024 / 44_100

const ACCEPTED: readonly Kind[] = [
  ['an mp3 whose last frame is cut', mp3(10).subarray(0, -100), 'mp3', 9 * FRAME],
  ['an mp3 whose first frame is cut', mp3(10).subarray(100), 'mp3', 9 * FRAME],
  ['an mp3 cut at both ends', mp3(10).subarray(100, -100), 'mp3', 8 * FRAME],
  [
    'an mp3 with a tag before a cut frame',
    join(id3(zeros(9)), mp3(9).subarray(9)),
    'mp3',
    8 * FRAME,
  ],
  ['an mp3 that lacks the last of its frames', mp3WithIndex(9, 10), 'mp3', 10 * FRAME],
  ['an mp3 that lacks half of it', mp3WithIndex(10).subarray(0, -200), 'mp3', 10 * FRAME],
  [
    'an mp3 that changes its channel mode',
    join(mp3Frame('stereo'), mp3Frame('joint'), mp3(8)),
    'mp3',
    10 * FRAME,
  ],
  ['an mp3 with a plist in its cover', join(id3(PLIST), mp3()), 'mp3', 10 * FRAME],
  ['an mp3 with notes in HTML', join(id3(PAGE), mp3()), 'mp3', 10 * FRAME],
  ['an mp3 with a tag with a footer at its end', join(mp3(), TAG_AT_END), 'mp3', 10 * FRAME],
  ['an mp3 cut before a tag', join(mp3(10).subarray(0, -9), TAG_AT_END), 'mp3', 9 * FRAME],
  ['an mp3 with APE and ID3v1 tags', join(mp3(), APE, ID3V1), 'mp3', 10 * FRAME],
  ['an mp3 behind an APE tag', join(APE_AT_START, mp3()), 'mp3', 10 * FRAME],
  ['an mp3 behind ID3 and APE tags', join(id3(zeros(9)), APE_AT_START, mp3()), 'mp3', 10 * FRAME],
  ['AAC', adts(), 'aac', 20 * BLOCK],
  ['AAC behind an ID3 tag', join(id3(zeros(40)), adts()), 'aac', 20 * BLOCK],
  ['AAC that is cut at both ends', adts().subarray(5, -5), 'aac', 18 * BLOCK],
  ['AAC behind a tag, with one at its end', join(id3(zeros(40)), adts(), ID3V1), 'aac', 20 * BLOCK],
  ['AAC that is cut at its start, with a tag at its end', LONG_CUT_AAC, 'aac', 249 * BLOCK],
  ['M4A', m4a(), 'm4a', 20 * BLOCK],
  ['AAC of a phone, in 3GPP', m4a({ brand: '3gp4' }), 'm4a', 20 * BLOCK],
  ['M4A of a phone, the end of it in a fragment', m4a({ moreSamples: 5 }), 'm4a', 25 * BLOCK],
  ['M4A with zeros at its end', join(m4a(), zeros(30)), 'm4a', 20 * BLOCK],
  ['M4A with a few zeros at its end', join(m4a(), zeros(3)), 'm4a', 20 * BLOCK],
  ['Ogg with zeros at its end', join(...PAGES, zeros(900)), 'ogg', 1.5935],
  ['Ogg with a tag at its end', join(...PAGES, ID3V1), 'ogg', 1.5935],
  ['Ogg with noise at its end', join(...PAGES, Buffer.alloc(9000, 0xa7)), 'ogg', 1.5935],
  ['Ogg with padding', join(...PAGES.flatMap((page) => [page, zeros(300)])), 'ogg', 1.5935],
  ['Ogg with two streams beside each other', join(...BESIDE), 'ogg', 1.5935],
  ['Ogg with a stream behind another', join(...PAGES, ...oggPages(4, 8)), 'ogg', 2 * 1.5935],
  ['Ogg with a stream behind two', join(...BESIDE, ...PAGES), 'ogg', 2 * 1.5935],
  ['Ogg behind an ID3 tag', join(id3(zeros(40)), ...PAGES), 'ogg', 1.5935],
  ['a recording of Ogg on the radio', join(...PAGES.slice(0, 2), ...LATE_OGG), 'ogg', 0.0535],
  ['WAV behind an ID3 tag', join(id3(zeros(40)), wav({}, 8820)), 'wav', 0.1],
  [
    'WAV with a cut tag',
    riff([wavFormat(), wavChunk('data', zeros(882)), wavChunk('LIST', zeros(4), 400)]),
    'wav',
    0.01,
  ],
  ['WAV with an archive in a chunk', join(wav({}, 882), wavChunk('JUNK', ARCHIVE)), 'wav', 0.01],
  ['M4A with an archive in a box', join(m4a(), box('free', ARCHIVE)), 'm4a', 20 * BLOCK],
  ['mp3 in WAV', mp3InWav(mp3()), 'wav', 10 * FRAME],
  ['WAV with ID3v1', join(wav({}, 8820), ID3V1), 'wav', 0.1],
  ['WAV with ID3v2 at its end', join(wav({}, 8820), id3(zeros(20))), 'wav', 0.1],
  ['WAV of samples of 12 bits', wav({ bits: 12 }, 882), 'wav', 0.01],
  ...[
    [2000, 0],
    [2000, 8 + 2036],
    [2000, 44 + 2036],
    [2000, 500_000],
    [2008, 2044],
    [2044, 2080],
    [0, 0],
    [0x7fff_ffff, 0x7fff_ffff],
    [0x7fff_f000, 0x7fff_f024],
    [0x8000_0000, 0x8000_0024],
    [0xffff_ffff, 0xffff_ffff],
    [0xffff_ffff, 0],
  ].map(([data = 0, whole = 0]): Kind => [
    `WAV that says ${data} bytes of sound and ${whole} in all`,
    wavOfSizes(data, whole),
    'wav',
    1000 / 44_100,
  ]),
]

it.each(ACCEPTED)('accepts %s', (_name, bytes, family, seconds) => {
  expect(check(bytes)).toEqual({ family, seconds: expect.closeTo(seconds, 4) as number })
})

const MATROSKA = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

const REFUSED: readonly (readonly [name: string, bytes: Buffer, code: AudioRefusalCode])[] = [
  ['an mp3 that lacks two frames', mp3WithIndex(8, 10), 'cut_off'],
  ['an mp3 that lacks half of its frames', mp3WithIndex(5, 10), 'cut_off'],
  [
    'an mp3 that soon gets a second channel',
    join(mp3(20), ...Array.from({ length: 99 }, () => mp3Frame('stereo'))),
    'unplayable',
  ],
  ['an mp3 with more than a frame before it', join(Buffer.alloc(1500, 7), mp3()), 'not_audio'],
  ['a page before an mp3', join(PAGE, mp3()), 'not_audio'],
  ['a page behind an mp3', join(mp3(), PAGE), 'not_audio'],
  ['an archive before an mp3', join(ARCHIVE, mp3()), 'not_audio'],
  ['an archive behind an mp3', join(mp3(), ARCHIVE), 'not_audio'],
  ['Matroska with frames of mp3', join(MATROSKA, zeros(60), mp3()), 'not_audio'],
  ['a film’s box before an mp3', join(box('mdat', zeros(8)), mp3()), 'not_audio'],
  ['an mp3 behind a great APE tag', join(apeAtStart(70_000), mp3()), 'unplayable'],
  ['an APE tag and nothing else', APE_AT_START, 'not_audio'],
  ['WAV that says mp3 and holds samples', mp3InWav(zeros(4000)), 'not_audio'],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'not_audio'],
  [
    'AAC frames of nothing',
    join(...Array.from({ length: 9 }, () => adtsFrame(zeros(0)))),
    'not_audio',
  ],
  [
    'AAC frames that begin with no channel',
    join(...Array.from({ length: 9 }, () => adtsFrame(Buffer.from([0x5d, 0, 0])))),
    'not_audio',
  ],
  [
    'AAC that is cut at its start, with a tag at its end',
    join(adts().subarray(5), ID3V1),
    'unplayable',
  ],
  [
    'AAC behind a tag and zeros, with a tag at its end',
    join(id3(zeros(40)), zeros(12), adts(), ID3V1),
    'unplayable',
  ],
  ['AAC behind the head of no frame', join(EMPTY_FRAME, adts()), 'not_audio'],
  ['a page behind Ogg', join(...PAGES, PAGE), 'not_audio'],
  ['a page between Ogg pages', join(PAGES[0]!, PAGE, ...PAGES.slice(1)), 'not_audio'],
  ['an archive behind Ogg', join(...PAGES, ARCHIVE), 'not_audio'],
  ['far too much behind Ogg', join(...PAGES, Buffer.alloc(70_000, 0xa7)), 'not_audio'],
  ['Ogg whose last page is cut', join(...PAGES).subarray(0, -9), 'cut_off'],
  ['Ogg with the head of a page at its end', join(...PAGES, text('OggS\u0000\u0000')), 'cut_off'],
  ['Ogg without a page in its middle', join(...PAGES.filter((_, page) => page !== 3)), 'cut_off'],
  ['Ogg without its second head', join(...PAGES.filter((_, page) => page !== 1)), 'not_audio'],
  [
    'Speex',
    oggPage({ packets: [text(`Speex   ${' '.repeat(72)}`)], sequence: 0, flags: 2 }),
    'unplayable',
  ],
  [
    'Theora',
    oggPage({ packets: [text(`\u0080theora${' '.repeat(40)}`)], sequence: 0, flags: 2 }),
    'video',
  ],
  ['WAV that lacks 45 bytes', wavOfSizes(2045, 2081), 'cut_off'],
  ['half a WAV', wavOfSizes(4000, 4036), 'cut_off'],
  ['WAV without sound', riff([wavFormat(), wavChunk('data', zeros(0))]), 'not_audio'],
  ['a page behind a WAV', join(wav(), PAGE), 'not_audio'],
  ['an archive behind a WAV', join(wav(), ARCHIVE), 'not_audio'],
  [
    'WAV with a second, endless sound',
    join(wav(), wavChunk('data', zeros(0), 0xffff_ffff)),
    'not_audio',
  ],
  ['a page in a cut chunk of a WAV', join(wav(), wavChunk('PAGE', PAGE, 9000)), 'not_audio'],
  ['WAV of 64-bit floats', wav({ tag: 3, bits: 64 }), 'unplayable'],
  ['WAV at 1 kHz', wav({ rate: 1000 }), 'unplayable'],
  ['WAV of 33 channels', wav({ channels: 33 }), 'unplayable'],
  ['WAV of ADPCM', wav({ tag: 2, bits: 8 }), 'unplayable'],
  ['Apple Lossless', m4a({ codec: 'alac' }), 'unplayable'],
  ['AMR of a phone, in 3GPP', m4a({ brand: '3gp4', codec: 'samr' }), 'unplayable'],
  ['M4A without a configuration', m4a({ configuration: zeros(0) }), 'unplayable'],
  [
    'M4A of another object type',
    m4a({
      configuration: box('esds', uint32(0), Buffer.from([3, 18, 0, 1, 0, 4, 13, 0xdd]), zeros(12)),
    }),
    'unplayable',
  ],
  ['a locked song', m4a({ codec: 'drms' }), 'locked'],
  ['two frames behind an index, of which Chromium decodes nothing', mp3WithIndex(2), 'not_audio'],
  ['a film', m4a({ handler: 'vide' }), 'video'],
  ['M4A that is cut', m4a().subarray(0, -9), 'cut_off'],
  ['a page behind M4A', join(m4a(), PAGE), 'cut_off'],
  ['M4A of no codec', withWord(m4a(), 'stsd', 4, 0), 'not_audio'],
  ['M4A of more codecs than there is room for', withWord(m4a(), 'stsd', 4, 99), 'not_audio'],
  ['M4A whose samples have no codec', withWord(m4a(), 'stsc', 16, 2), 'not_audio'],
  ['M4A whose media is nowhere', withWord(m4a(), 'dref', 4, 0), 'not_audio'],
  [
    'M4A with a fragment of another track',
    withWord(m4a({ moreSamples: 5 }), 'trex', 4, 7),
    'not_audio',
  ],
  ['M4A whose codec is longer than its box', withWord(m4a(), 'stsd', 8, 0x4000), 'not_audio'],
  ['M4A of AAC with no channels', m4aOf('\u0012\u0008', '\u0012\u0000'), 'unplayable'],
  [
    'M4A of AAC with a reserved number of channels',
    m4aOf('\u0012\u0008', '\u0012\u0048'),
    'unplayable',
  ],
  ['M4A with a clock of an unknown version', withWord(m4a(), 'mdhd', 0, 0x1000_0000), 'not_audio'],
  ['M4A with a reference of no size', withWord(m4a(), 'dref', 8, 0), 'not_audio'],
  ['M4A with a part of the movie beside it', join(m4a(), box('stbl', zeros(8))), 'not_audio'],
  ['M4A in fragments without a table', m4aOf('stsz', 'stsy', 5), 'not_audio'],
  ['M4A with fragments that nothing announces', m4aOf('mvex', 'free', 5), 'not_audio'],
  ['M4A behind a tag', join(id3(zeros(40)), m4a()), 'not_audio'],
  ['a tag and nothing else', id3(zeros(4000)), 'not_audio'],
  [
    'a tag longer than the file',
    join(text('ID3\u0004\u0000\u0000\u0000\u0010\u0000\u0000'), mp3()),
    'cut_off',
  ],
]

it.each(REFUSED)('refuses %s', (_name, bytes, code) => {
  const refusal: unknown = expect.objectContaining({ name: 'AudioRefusal', code })
  expect(() => check(bytes)).toThrow(refusal as Error)
})
