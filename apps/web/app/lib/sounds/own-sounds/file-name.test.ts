import { expect, it } from 'vitest'
import { storableFileName } from './file-name.ts'

it('keeps a file name as it is, without what no database stores', () => {
  expect(storableFileName('My rain \u05E9.mp3')).toBe('My rain \u05E9.mp3')
  expect(storableFileName('a\u0000b\uD83C.mp3')).toBe('a b\uFFFD.mp3')
})

it('keeps the end of a long one, with its extension', () => {
  expect(storableFileName(`${'\u0928'.repeat(5000)}.mp3`)).toBe(`${'\u0928'.repeat(1020)}.mp3`)
  expect(storableFileName(`${'\u{1F327}'.repeat(600)}a.mp3`)).toMatch(/^\uFFFD\u{1F327}+a\.mp3$/u)
})
