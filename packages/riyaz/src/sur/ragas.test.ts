import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findRaga, notesOfRaga, readRaga, type PlacedSvara } from './ragas.ts'
import { RAGA_IDS } from './scale-ids.ts'
import { hasSvara } from './scales.ts'

const PAGE = readFileSync(new URL('../../../../docs/ragas.md', import.meta.url), 'utf8')

/** The rows of the page's first table, each by its columns. */
const ROWS = PAGE.split('\n')
  .filter((line) => /^\| .*\| `/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, id, aroha, avaroha, rests, hour, sources]) => ({
    name,
    id: id!.replaceAll('`', ''),
    written: `${aroha} | ${avaroha} | ${rests!.replace(',', '')} | ${hour}`,
    sources: sources!.split(', ').map(Number),
  }))

/** Numbers of the sources that the page lists. */
const SOURCES = new Set(
  [...PAGE.split('## Sources')[1]!.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
)

it('has the ragas of the page, in its order, and no other', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(RAGA_IDS)
  expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length)
  for (const other of ['constructor', 'toString', '', 'kafi', 'all'])
    expect(findRaga(other)).toBeUndefined()
})

it.each(ROWS)('keeps $name as the page has it, from two sources at least', (row) => {
  expect(findRaga(row.id)).toEqual(readRaga(row.id as (typeof RAGA_IDS)[number], row.written))
  expect(new Set(row.sources).size).toBeGreaterThanOrEqual(2)
  expect(row.sources.filter((source) => !SOURCES.has(source))).toEqual([])
})

/** Semitones above the middle Sa. */
const heightOf = ({ letter, octave }: PlacedSvara) => 'SrRgGmMPdDnN'.indexOf(letter) + 12 * octave

it.each(RAGA_IDS)('%s climbs to the upper Sa and returns, on notes of its rails', (id) => {
  const raga = findRaga(id)!
  const [up, down] = [raga.aroha, raga.avaroha].map((way) => way.map(heightOf))
  expect(Math.max(...up!)).toBeGreaterThanOrEqual(12)
  expect(up!.at(-1)).toBe(12)
  expect(down![0]).toBeGreaterThanOrEqual(12)
  expect(down!.includes(0)).toBe(true)
  const notes = notesOfRaga(raga)
  expect(notes.length).toBeGreaterThanOrEqual(5)
  for (const letter of [...raga.aroha, ...raga.avaroha].map((note) => note.letter))
    expect(hasSvara(id, letter)).toBe(true)
  for (const letter of [raga.vadi, raga.samvadi]) expect(notes).toContain(letter)
})

it('answers a vadi in the other half of the octave: a fourth or fifth away, but for a few', () => {
  const away = RAGA_IDS.map((id) => {
    const { vadi, samvadi } = findRaga(id)!
    return Math.abs(
      heightOf({ letter: vadi, octave: 0 }) - heightOf({ letter: samvadi, octave: 0 }),
    )
  })
  // r and D, P and r, G and n: as their sources have them.
  expect(RAGA_IDS.filter((_, index) => ![5, 7].includes(away[index]!))).toEqual([
    'raga-marwa',
    'puriya-dhanashri',
    'jhinjhoti',
  ])
})

it('refuses what is no svara and no hour', () => {
  expect(() => readRaga('yaman', 'S X | S | S P | dawn')).toThrow('no such svara: X')
  expect(() => readRaga('yaman', 'S P | S | S | dawn')).toThrow('no such svara')
  expect(() => readRaga('yaman', 'S P | S | S P | day 5')).toThrow('no such hour: day 5')
})
