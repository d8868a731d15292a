import { expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES, FIXED_TEXTS } from '@dhvani/catalogue'
import { checkFile, nameFromFile } from './check-file.ts'

const mp3 = (name: string, size = 2000, type = 'audio/mpeg') => {
  const bytes = new Uint8Array(size)
  bytes.set([0x49, 0x44, 0x33, 4])
  return new File([bytes], name, { type })
}

it('accepts a good file of any type that the browser reports', async () => {
  const m4a = new File([Uint8Array.of(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70)], 'Veena.M4A', {
    type: 'audio/x-m4a',
  })
  expect(await checkFile(m4a)).toMatchObject({ checked: { family: 'm4a', extension: 'm4a' } })
  expect(await checkFile(mp3('rain.mp3', 2000, ''))).toMatchObject({ checked: { family: 'mp3' } })
})

it('refuses a file whose type says audio and whose bytes do not', async () => {
  const page = new File(['<html></html>'], 'song.mp3', { type: 'audio/mpeg' })
  expect(await checkFile(page)).toEqual({ problem: FIXED_TEXTS.invalidTypeInDialog })
  expect(await checkFile(new File([], 'empty.mp3'))).toEqual({
    problem: FIXED_TEXTS.invalidTypeInDialog,
  })
})

it('accepts 50 MB to the byte and refuses one byte more', async () => {
  expect(await checkFile(mp3('long.mp3', MAX_UPLOAD_BYTES))).toMatchObject({ problem: undefined })
  expect(await checkFile(mp3('long.mp3', MAX_UPLOAD_BYTES + 1))).toEqual({
    problem: FIXED_TEXTS.fileTooLarge,
  })
})

it('refuses a name without an extension', async () => {
  expect(await checkFile(mp3('rain'))).toEqual({ problem: FIXED_TEXTS.invalidExtension })
})

it('makes a name from a file name', () => {
  expect(nameFromFile('My <b>Song</b>.final.mp3')).toBe('My bSong/b.final')
  expect(nameFromFile(`${'a'.repeat(150)}.wav`)).toHaveLength(100)
  expect(nameFromFile(`${'a'.repeat(99)}\u{1F327}.wav`)).toBe('a'.repeat(99))
})
