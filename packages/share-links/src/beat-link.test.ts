import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { isBeatLink, readBeatLink, withoutBeat, writeBeatLink } from './beat-link.ts'

const beat = {
  tempo: 96,
  masterVolume: 70,
  slots: [
    { position: 0, loopId: 'tabla-teentaal', volume: 80, isMuted: false, isPlaying: true },
    { position: 1, loopId: 'raga-drone', volume: 50, isMuted: true, isPlaying: true },
  ],
}
const CODE = '1.96.70.0a2801h1e1'
const RIGHT_TO_LEFT = String.fromCodePoint(0x20_2e)

const PAGE = new URL('https://dhvani.example.org/beatboxer')
const searchOf = (path: string) => new URL(path, PAGE).search
const codeOf = (text: string) => Buffer.from(text).toString('base64url')

it.each([
  ['Evening', 'Asha'],
  ['बारिश की रात', 'आशा'],
  ['🌧️ & “rain” = 1?', 'Asha #1'],
  ['Evening', ''],
  ['', 'Asha'],
])('carries the title %j and the maker %j', (title, maker) => {
  const { path, isNameCut } = writeBeatLink({ beat, title, maker }, PAGE)
  expect(isNameCut).toBe(false)
  expect(path).toMatch(/^\/beatboxer\?beat=[\w.&=-]+$/)
  expect(readBeatLink(searchOf(path))).toEqual({ beat, title, maker })
})

it('opens links of earlier releases, which have the beat after # and may name no maker', () => {
  expect(readBeatLink(`#beat=${CODE}&by=${codeOf('Asha')}`)?.maker).toBe('Asha')
  expect(readBeatLink(`#beat=${CODE}`)).toEqual({ beat, title: '', maker: '' })
})

it('has fewer than 200 characters with sixteen musicians and two long names, which it cuts between letters', () => {
  const slots = Array.from({ length: 16 }, (_, position) => ({
    position,
    loopId: 'sitar-jhala',
    volume: 100,
    isMuted: true,
    isPlaying: false,
  }))
  const full = { tempo: 140, masterVolume: 100, slots }
  const letter = 'क्षि'
  const name = letter.repeat(25)
  const { path, isNameCut } = writeBeatLink({ beat: full, title: name, maker: name }, PAGE)
  expect(PAGE.origin.length + path.length).toBeLessThan(200)
  expect(isNameCut).toBe(true)
  const read = readBeatLink(searchOf(path))
  expect(read?.beat).toEqual(full)
  for (const cut of [read?.title ?? '', read?.maker ?? '']) {
    expect(cut.length).toBeGreaterThan(0)
    expect(cut).toBe(letter.repeat(cut.length / letter.length))
  }
})

it.each([
  ['markup', '<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['text that runs the other way', `Asha${RIGHT_TO_LEFT}txt`, 'Ashatxt'],
  ['several lines', 'As\nha\u0000', 'Asha'],
  ['a name without end', 'a'.repeat(5000), 'a'.repeat(SOUND_NAME_LENGTH.max)],
])('reads %s in a name as plain text of a bounded length', (_, written, read) => {
  const link = `#beat=${CODE}&title=${codeOf(written)}&by=${codeOf(written)}`
  expect(readBeatLink(link)).toEqual({ beat, title: read, maker: read })
})

it('reads the slots of a link in the order of the stage', () => {
  const inDisorder = '#beat=1.96.70.1h1e10a280'
  expect(readBeatLink(inDisorder)?.beat).toEqual(beat)
})

it('opens a beat whose names cannot be read', () => {
  for (const broken of ['%E0%A4%A', 'a', '!!', codeOf('Asha').slice(0, 3) + '*', '_w'])
    expect(readBeatLink(`#beat=${CODE}&title=${broken}&by=${broken}`)).toEqual({
      beat,
      title: '',
      maker: '',
    })
})

it('gives no beat for a link without a readable one, with names or without', () => {
  for (const hash of [
    '',
    '#',
    '#beat=',
    '#beat=1.96',
    '#title=QXNoYQ',
    '#beat=9.96.70.0a280',
    '#beat=1.96.70.',
  ])
    expect(readBeatLink(`${hash}&by=QXNoYQ`)).toBeUndefined()
})

it('never throws, for any text in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => void readBeatLink(`#beat=${CODE}&by=${text}`)))
  fc.assert(fc.property(fc.string(), (text) => void readBeatLink(`#beat=${text}`)))
})

it('recognises a broken link as a link, and no other address', () => {
  expect(['#beat=1.96', '#beat=', '#x=1&beat=%00'].map(isBeatLink)).toEqual([true, true, true])
  expect(['', '#', '#slots', '#%E0%A4%A'].map(isBeatLink)).toEqual([false, false, false, false])
})

it('leaves the other fields of an address alone when it takes out a beat', () => {
  expect(withoutBeat(`?beat=${CODE}&title=QQ&by=QQ`)).toBe('')
  expect(withoutBeat(`?from=mail&beat=${CODE}`)).toBe('?from=mail')
  expect(withoutBeat('?title=QQ')).toBe('?title=QQ')
})
