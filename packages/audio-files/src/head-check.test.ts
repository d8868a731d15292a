import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { AudioRefusal } from './audio-refusal.ts'
import { checkAudio } from './check-audio.ts'
import { familyOfFileExtension, FILE_EXTENSIONS } from './file-names.ts'
import { EARLY_CHECK_BYTES, mayBeAudio } from './head-check.ts'
import { adts, id3, m4a, mp3, mp3Frame, oggPages, text, wav } from './testing/made-files.ts'

const headOf = (bytes: Buffer) => bytes.subarray(0, EARLY_CHECK_BYTES)

it.each([
  ['mp3', mp3(40)],
  ['mp3 that begins in a frame', mp3(40).subarray(300)],
  ['AAC that begins in a frame', adts(900).subarray(5)],
  ['AAC behind a tag', Buffer.concat([id3(Buffer.alloc(9000)), adts(900)])],
  ['mp3 behind an APE tag', Buffer.concat([text('APETAGEX'), Buffer.alloc(9000)])],
  ['Ogg', Buffer.concat(oggPages(90))],
  ['WAV', wav({}, 9000)],
  ['M4A', m4a()],
  ['the first bytes that came of an mp3', mp3(40).subarray(300, 340)],
])('lets %s arrive', (_name, bytes) => {
  expect(mayBeAudio(headOf(bytes))).toBe(true)
})

const random = seededRandom('head check')
it.each([
  ['a page', text('<!DOCTYPE html><title>a</title>')],
  ['a drawing behind a space', text(' <svg></svg>')],
  ['an archive', text('PK\u0003\u0004')],
  ['Matroska', Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ['noise', Buffer.from(Array.from({ length: 9000 }, () => random() * 256))],
  ['silence without a head', Buffer.alloc(9000)],
])('ends the upload of %s', (_name, bytes) => {
  expect(mayBeAudio(headOf(bytes))).toBe(false)
})

/** Sound is noise to who looks for signs in it, also for `<?` and `<a `. */
const noisyMp3 = (frames: number): Buffer => {
  const bytes = seededRandom('noisy mp3')
  return Buffer.concat(
    Array.from({ length: frames }, () => {
      const frame = mp3Frame()
      return frame.map((byte, index) => (index < 4 ? byte : bytes() * 256))
    }),
  )
}

const isAccepted = (bytes: Buffer): boolean => {
  try {
    checkAudio({ size: bytes.length, read: (into, position) => bytes.copy(into, 0, position) })
    return true
  } catch (error) {
    if (error instanceof AudioRefusal) return false
    throw error
  }
}

it('lets every part of a stream arrive that the check accepts, which is all of them', () => {
  const stream = noisyMp3(150)
  const cut = seededRandom('cut stream')
  let refused = 0
  for (let part = 0; part < 500; part += 1) {
    const start = Math.floor(cut() * 40_000)
    const bytes = stream.subarray(start, start + 20_000)
    const accepted = isAccepted(bytes)
    if (!accepted) refused += 1
    for (const length of [EARLY_CHECK_BYTES, 1000, 100])
      if (accepted)
        expect(mayBeAudio(bytes.subarray(0, length)), `${length} from ${start}`).toBe(true)
  }
  expect(refused).toBe(0)
})

it('knows what phones and older programs call files of the families', () => {
  for (const [extension, family] of [
    ['mpga', 'mp3'],
    ['m4r', 'm4a'],
    ['3gp', 'm4a'],
    ['mp3', 'mp3'],
    ['opus', 'ogg'],
  ] as const)
    expect(familyOfFileExtension(extension)).toBe(family)
  expect(familyOfFileExtension('html')).toBeUndefined()
  expect(new Set(FILE_EXTENSIONS).size).toBe(FILE_EXTENSIONS.length)
})
