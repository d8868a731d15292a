import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { familyOfFileExtension, FILE_EXTENSIONS } from './file-names.ts'
import { HEAD_BYTES, mayBeAudio } from './head-check.ts'
import { adts, id3, m4a, mp3, oggPages, text, wav } from './testing/made-files.ts'

const headOf = (bytes: Buffer) => bytes.subarray(0, HEAD_BYTES)

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
