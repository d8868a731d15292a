import { expect, it } from 'vitest'
import { checkAudio } from './check-audio.ts'
import { countOpusSamples } from './opus-packet.ts'
import { oggPage, oggPages, OPUS_SILENCE } from './testing/made-files.ts'

/** By the mode, how many frames, and their count where the packet tells it (RFC 6716, table 2 and section 3.2). */
it.each([
  ['a frame of speech of 60 ms', [3 << 3], 2880],
  ['two frames of speech of 10 ms', [(4 << 3) | 1], 960],
  ['a hybrid frame of 20 ms', [13 << 3], 960],
  ['two frames of music of 2.5 ms that differ in size', [(16 << 3) | 2], 240],
  ['48 frames of music of 2.5 ms', [(28 << 3) | 3, 48], 5760],
  ['49 frames of music of 2.5 ms, which is more than a packet may hold', [(28 << 3) | 3, 49], 0],
  ['frames whose count is cut off', [(31 << 3) | 3], 0],
  ['nothing', [], 0],
])('counts the samples of %s', (_name, bytes, samples) => {
  expect(countOpusSamples(new DataView(Uint8Array.from(bytes).buffer), 0)).toBe(samples)
})

const check = (bytes: Buffer) =>
  checkAudio({ size: bytes.length, read: (into, from) => bytes.copy(into, 0, from) }).seconds

const [PAGE, SKIPPED, RATE] = [20 * 960, 312, 48_000]

type Page = { readonly position: number; readonly flags?: number; readonly packets?: number }

/** @returns the length of an Opus file of these pages, of 400 ms each where nothing else is said */
const lengthOf = (pages: readonly Page[]) =>
  check(
    Buffer.concat([
      ...oggPages(1).slice(0, 2),
      ...pages.map(({ position, flags = 0, packets = 20 }, index) =>
        oggPage({
          packets: Array.from({ length: packets }, () => OPUS_SILENCE),
          sequence: index + 2,
          position,
          flags,
        }),
      ),
    ]),
  )

const LAST = 4
const fivePages = (positionOf: (page: number) => number, lastFlags = LAST) =>
  [1, 2, 3, 4, 5].map((page) => ({
    position: positionOf(page) * PAGE,
    flags: page === 5 ? lastFlags : 0,
  }))

/** By name: the pages, and how many pages of sound Chromium decodes of them (decodeAudioData, and the end of an element). */
const POSITIONS: readonly (readonly [string, readonly Page[], number])[] = [
  ['all pages', fivePages((page) => page), 5],
  ['a last page that ends within itself', fivePages((page) => (page === 5 ? 4.5 : page)), 4.5],
  ['a page that is not called the last', fivePages((page) => (page === 5 ? 4.5 : page), 0), 5],
  ['nothing of a last page that ends before it begins', fivePages((page) => Math.min(page, 4)), 4],
  ['nothing of a last page at 0', fivePages((page) => page % 5), 4],
  ['all pages, whose positions are four times too far', fivePages((page) => page * 4), 5],
  [
    'a last page that ends far behind its packets',
    fivePages((page) => (page === 5 ? 50 : page)),
    5,
  ],
  ['a first page at a far position', fivePages((page) => (page === 1 ? 50 : page)), 5],
  ['positions an eighth of what they should be', fivePages((page) => page / 8), 3.25],
  ['one page that ends within itself', [{ position: 2 * PAGE, packets: 200, flags: LAST }], 2],
  [
    'a second page that ends within itself',
    [
      { position: 10 * PAGE, packets: 200 },
      { position: 12.5 * PAGE, packets: 200, flags: LAST },
    ],
    12.5,
  ],
]

it.each(POSITIONS)('counts %s', (_name, pages, played) => {
  expect(lengthOf(pages)).toBeCloseTo((played * PAGE - SKIPPED) / RATE)
})

it('counts a packet on the page where it ends', () => {
  // A last piece of 255 bytes says that the packet goes on; the next page begins with the rest of it.
  const begun = Buffer.concat([OPUS_SILENCE, Buffer.alloc(252)])
  const pages = [
    oggPage({ packets: [OPUS_SILENCE, begun], isOpen: true, sequence: 2, position: 960 }),
    oggPage({
      packets: [Buffer.alloc(9), OPUS_SILENCE],
      sequence: 3,
      position: 2.5 * 960,
      flags: 1 + LAST,
    }),
  ]
  const bytes = Buffer.concat([...oggPages(1).slice(0, 2), ...pages])
  expect(check(bytes)).toBeCloseTo((2.5 * 960 - SKIPPED) / RATE, 4)
})

it('counts no packet that is empty, as players do', () => {
  const empty = Array.from({ length: 200 }, () => Buffer.alloc(0))
  const last = oggPage({
    packets: [...empty, OPUS_SILENCE],
    sequence: 3,
    position: 21 * 960,
    flags: 4,
  })
  const bytes = Buffer.concat([...oggPages(2).slice(0, -1), last])
  expect(check(bytes)).toBeCloseTo((21 * 960 - 312) / 48_000)
})

/** What `ffmpeg -ss 30 -copyts -c copy` writes: the pages are numbered from 0 on, and the samples as before. */
const CUT_OUT = [
  ...oggPages(4).slice(0, 2),
  ...[1, 2, 3].map((page) =>
    oggPage({
      packets: Array.from({ length: 20 }, () => OPUS_SILENCE),
      sequence: page + 1,
      position: 30 * 48_000 + page * 20 * 960,
    }),
  ),
]

it('counts what was cut out of a longer file from where it begins', () => {
  expect(check(Buffer.concat(CUT_OUT))).toBeCloseTo(1.2 - SKIPPED / RATE)
})
