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

/** Four pages of 400 ms, the last of which says that the sound ends at a sample. */
const endingAt = (position: number) => {
  const packets = Array.from({ length: 20 }, () => OPUS_SILENCE)
  const last = oggPage({ packets, sequence: 5, position, flags: 4 })
  const bytes = Buffer.concat([...oggPages(4).slice(0, -1), last])
  return check(bytes)
}

it('counts no packet that is empty, as players do', () => {
  const empty = Array.from({ length: 200 }, () => Buffer.alloc(0))
  const last = oggPage({ packets: [...empty, OPUS_SILENCE], sequence: 3, position: 1, flags: 4 })
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
  expect(check(Buffer.concat(CUT_OUT))).toBeCloseTo(1.2)
})

it('believes a last page that ends within itself, and else what the packets hold, as players do', () => {
  const [page, skipped, rate] = [20 * 960, 312, 48_000]
  expect(endingAt(3.5 * page)).toBeCloseTo((3.5 * page - skipped) / rate)
  expect(endingAt(page)).toBeCloseTo((4 * page - skipped) / rate)
})
