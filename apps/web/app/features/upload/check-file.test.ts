import { writeWavHeader } from '@dhvani/audio-files/wav-header'
import { expect, it, vi } from 'vitest'
import { MAX_UPLOAD_BYTES, FIXED_TEXTS } from '@dhvani/catalogue'
import { m } from '#messages'
import { checkFile, nameFromFile } from './check-file.ts'

/** A frame of silence: MPEG-1 layer III, 128 kbit/s at 44.1 kHz. */
const FRAME = new Uint8Array(417)
FRAME.set([0xff, 0xfb, 0x90, 0xc0])

const mp3 = (name: string, type = 'audio/mpeg') =>
  new File([FRAME, FRAME, FRAME, FRAME], name, { type })

/** An mp3 of a given size: the rest is zeros, as some recorders fill a file up. */
const mp3OfSize = (bytes: number) =>
  new File([FRAME, FRAME, FRAME, new Uint8Array(bytes - 3 * FRAME.length)], 'long.mp3')

it('judges by the bytes, whatever the name and the browser say, and sends the family’s own extension', async () => {
  for (const file of [mp3('rain.mp3', ''), mp3('Koel.M4A', 'audio/x-m4a'), mp3('roof.mpga')])
    expect(await checkFile(file)).toMatchObject({ checked: { family: 'mp3', extension: 'mp3' } })
})

it('refuses a file whose type says audio and whose bytes do not', async () => {
  const page = new File(['<html></html>'], 'song.mp3', { type: 'audio/mpeg' })
  expect(await checkFile(page)).toEqual({
    problem: FIXED_TEXTS.invalidTypeInDialog,
    code: 'not_audio',
  })
  expect(await checkFile(new File([], 'empty.mp3'))).toEqual({
    problem: FIXED_TEXTS.invalidTypeInDialog,
  })
})

it('reads only the first bytes of a file that is of none of the types', async () => {
  const film = new File(
    [new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), new Uint8Array(20_000)],
    'f.webm',
  )
  const song = mp3OfSize(20_000)
  const [filmRead, songRead] = [film, song].map((file) => vi.spyOn(file, 'arrayBuffer'))
  expect(await checkFile(film)).toMatchObject({ code: 'not_audio' })
  expect(filmRead).not.toHaveBeenCalled()
  await checkFile(song)
  expect(songRead).toHaveBeenCalled()
})

/** A WAV of 1 kHz, which no browser plays, or one at another rate. */
const wav = (rate: number, bytes = 100, promised = bytes) => {
  const head = new DataView(new ArrayBuffer(44))
  for (const [offset, name] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const)
    for (const [index, letter] of [...name].entries())
      head.setUint8(offset + index, letter.charCodeAt(0))
  head.setUint32(16, 16, true)
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.setUint16(offset, value, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint32(40, promised, true)
  return new File([head, new Uint8Array(bytes)], 'memo.wav')
}

it('says why a file of the right family is refused', async () => {
  expect(await checkFile(wav(8000))).toMatchObject({ checked: { family: 'wav', length: 0.0125 } })
  expect(await checkFile(wav(8000, 100, 4000))).toEqual({
    problem: m.upload_cut_off(),
    code: 'cut_off',
  })
  expect(await checkFile(wav(1000))).toEqual({
    problem: m.upload_unplayable(),
    code: 'unplayable',
  })
})

it('accepts 50 MB to the byte and refuses one byte more', async () => {
  expect(await checkFile(mp3OfSize(MAX_UPLOAD_BYTES))).toMatchObject({ problem: undefined })
  expect(await checkFile(mp3OfSize(MAX_UPLOAD_BYTES + 1))).toEqual({
    problem: FIXED_TEXTS.fileTooLarge,
    code: 'too_large',
  })
})

it('refuses a name without an extension', async () => {
  expect(await checkFile(mp3('rain'))).toEqual({ problem: FIXED_TEXTS.invalidExtension })
})

it('says so where the file was changed or removed since it was chosen', async () => {
  const gone = Object.assign(mp3('rain.mp3'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  })
  expect(await checkFile(gone)).toEqual({ problem: m.upload_file_gone() })
})

it('makes a name from a file name', () => {
  expect(nameFromFile('My <b>Song</b>.final.mp3')).toBe('My bSong/b.final')
  expect(nameFromFile(`${'a'.repeat(150)}.wav`)).toHaveLength(100)
  expect(nameFromFile(`${'a'.repeat(99)}\u{1F327}.wav`)).toBe('a'.repeat(99))
})

it('takes out of a name what no database stores and what nobody sees: controls, halves of letters, marks of direction', () => {
  expect(nameFromFile('a\u0000b\u001B[31m\nc.mp3')).toBe('a b [31m c')
  expect(nameFromFile('rain\uD83C.mp3')).toBe('rain\uFFFD')
  expect(nameFromFile('song \u202E3pm\u2066.mp3')).toBe('song 3pm')
  expect(nameFromFile('\u0915\u094D\u200D\u0937 \u05E9.mp3'), 'joiners stay').toBe(
    '\u0915\u094D\u200D\u0937 \u05E9',
  )
})

it('takes a WAV whose size was never written with the size that it has', async () => {
  const bytes = 20_000
  const wav = new Uint8Array(44 + bytes)
  const view = new DataView(wav.buffer)
  writeWavHeader(view, { channels: 1, sampleRate: 8000, bitsPerSample: 16 }, 0)
  const found = await checkFile(new File([wav], 'memo.wav'))
  if (found.problem !== undefined) throw new Error(found.problem)
  const { checked } = found
  const head = new DataView(await checked.file.arrayBuffer())
  expect([head.byteLength, head.getUint32(40, true)]).toEqual([44 + bytes, bytes])
  expect([checked.file.name, checked.length]).toEqual(['memo.wav', bytes / 16_000])
})
