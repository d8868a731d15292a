import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COUNTED, findTaal, TAALS, thekasOf, vibhagAt } from './taals.ts'
import { bolOf } from './bols.ts'
import { RIYAZ_LIMITS } from '../settings/settings.ts'
import { BREATH } from '../time/timeline.ts'
import { speakMatra } from './theka.ts'

/** Lengths, claps and waves as docs/taals.md has them, each from three sources; counted by hand, not by the code. */
const STRUCTURE = {
  teentaal: { length: 16, claps: [1, 5, 13], waves: [9] },
  ektaal: { length: 12, claps: [1, 5, 9, 11], waves: [3, 7] },
  jhaptaal: { length: 10, claps: [1, 3, 8], waves: [6] },
  tilwada: { length: 16, claps: [1, 5, 13], waves: [9] },
  jhoomra: { length: 14, claps: [1, 4, 11], waves: [8] },
  jat: { length: 16, claps: [1, 5, 13], waves: [9] },
  rupak: { length: 7, claps: [4, 6], waves: [1] },
  keherwa: { length: 8, claps: [1], waves: [5] },
  dadra: { length: 6, claps: [1], waves: [4] },
  addha: { length: 16, claps: [1, 5, 13], waves: [9] },
  deepchandi: { length: 14, claps: [1, 4, 11], waves: [8] },
  dhamar: { length: 14, claps: [1, 6, 11], waves: [8] },
  chautaal: { length: 12, claps: [1, 5, 9, 11], waves: [3, 7] },
  sooltaal: { length: 10, claps: [1, 5, 7], waves: [3, 9] },
  tivra: { length: 7, claps: [1, 4, 6], waves: [] },
  'ada-chautaal': { length: 14, claps: [1, 3, 7, 11], waves: [5, 9, 13] },
  matta: { length: 18, claps: [1, 5, 7, 11, 13, 15], waves: [3, 9, 17] },
  pashto: { length: 7, claps: [1, 4, 6], waves: [] },
  'pancham-savari': { length: 15, claps: [1, 4, 12], waves: [8] },
  adi: { length: 8, claps: [1, 5, 7], waves: [] },
  rupaka: { length: 3, claps: [1, 2], waves: [] },
  'misra-chapu': { length: 7, claps: [4, 6], waves: [1] },
  'khanda-chapu': { length: 5, claps: [1, 3], waves: [] },
} as const

/** What the hand does on each count of the Carnatic talas, as docs/taals.md has it: C clap, W wave, l r m fingers. */
const HANDS = {
  adi: 'C l r m C W C W',
  rupaka: 'C C W',
  'misra-chapu': 'W W - C - C -',
  'khanda-chapu': 'C - C C -',
}

const EVERY_THEKA = [...TAALS, ...COUNTED].flatMap(({ id }) => thekasOf(id))

it.each(EVERY_THEKA)('claps and waves $id where its sources do', (taal) => {
  const { length, claps, waves } = STRUCTURE[taal.id]
  expect(taal.theka).toHaveLength(length)
  const beginnings = taal.vibhags.map((vibhag, index) => ({
    ...vibhag,
    at: 1 + taal.vibhags.slice(0, index).reduce((sum, { matras }) => sum + matras, 0),
  }))
  expect(beginnings.filter(({ isWaved }) => !isWaved).map(({ at }) => at)).toEqual(claps)
  expect(beginnings.filter(({ isWaved }) => isWaved).map(({ at }) => at)).toEqual(waves)
  expect(beginnings.filter(({ mark }) => mark === 'sam').map(({ at }) => at)).toEqual([1])
})

it('has every taal of the list once, and no other', () => {
  expect([...TAALS, ...COUNTED].map(({ id }) => id)).toEqual(Object.keys(STRUCTURE))
  expect(findTaal('constructor')).toBeUndefined()
})

it('has the usual theka of a taal first, and no theka of it twice', () => {
  for (const { id, theka } of TAALS) {
    const thekas = thekasOf(id).map((taal) => JSON.stringify(taal.theka))
    expect(thekas[0], id).toBe(JSON.stringify(theka))
    expect(new Set(thekas).size, id).toBe(thekas.length)
  }
  expect(thekasOf('dadra')).toHaveLength(3)
  expect(thekasOf('adi')).toHaveLength(1)
  expect(thekasOf('constructor')).toEqual([])
})

/** The thekas of a page, by its name of the taal, in the order of its rows. A cell holds one if its vibhags are divided by slashes. */
const readThekas = (page: string): ReadonlyMap<string, readonly string[]> => {
  const thekas = new Map<string, string[]>()
  for (const row of page.split('\n').filter((line) => line.startsWith('|'))) {
    const [, name = '', ...cells] = row.split('|').map((cell) => cell.trim())
    const id = name.replace(/ \(.*/, '').toLowerCase().replaceAll(' ', '-')
    const theka = cells.find((cell) => /^[A-Z-][\w-]*( [\w-]+)* \/ /.test(cell))
    if (theka) thekas.set(id, [...(thekas.get(id) ?? []), theka])
  }
  return thekas
}

it('plays every theka bol for bol as docs/taals.md has it', () => {
  const written = readThekas(
    readFileSync(new URL('../../../../docs/taals.md', import.meta.url), 'utf8'),
  )
  // Two letters of Devanagari that this page writes as two others.
  const alike: Readonly<Record<string, string>> = { da: 'Ra', t: 'Ta' }
  const nameOf = (bol: string) => alike[bol] ?? bol.charAt(0).toUpperCase() + bol.slice(1)
  const played = TAALS.map(({ id, vibhags }) => {
    const spoken = thekasOf(id).map(({ theka }) => {
      let from = 0
      return vibhags
        .map(({ matras }) => {
          const vibhag = theka.slice(from, (from += matras))
          return vibhag.map((matra) => speakMatra(matra, nameOf).replace('–', '-')).join(' ')
        })
        .join(' / ')
    })
    return [id, spoken] as const
  })
  expect(new Map<string, readonly string[]>(played)).toEqual(written)
})

it('speaks a theka in the words that it is given', () => {
  const spoken = (id: string) =>
    findTaal(id)!
      .theka.map((matra) => speakMatra(matra, (bol) => `(${bol})`))
      .join(' ')
  expect(spoken('rupak')).toBe('(Tin) (Tin) (Na) (Dhin) (Na) (Dhin) (Na)')
  expect(spoken('jhoomra')).toContain('(Dhin) -(Dha) (ti)(ra)(ki)(ta)')
  expect(spoken('deepchandi')).toContain('(Dha) (Dhin) –')
})

it('finds the vibhag of a matra', () => {
  const rupak = findTaal('rupak')!
  expect([0, 2, 3, 6].map((matra) => vibhagAt(rupak, matra).index)).toEqual([0, 0, 1, 2])
  expect(vibhagAt(rupak, 3).isFirst).toBe(true)
  expect(() => vibhagAt(rupak, 7)).toThrow(RangeError)
})

it('writes no bol that no hand plays', () => {
  const bols = EVERY_THEKA.flatMap(({ theka }) => theka.flat()).filter((bol) => bol !== undefined)
  expect(bols.length).toBeGreaterThan(150)
  expect(bols.filter((bol) => bolOf(bol) === undefined)).toEqual([])
})

it('shows the hands of a Carnatic tala, and gives no drum a stroke of it', () => {
  const letters = { clap: 'C', wave: 'W', little: 'l', ring: 'r', middle: 'm' }
  const shown = COUNTED.map(({ id, hands }) => [
    id,
    hands!.map((sign) => (sign ? letters[sign] : '-')).join(' '),
  ])
  expect(Object.fromEntries(shown)).toEqual(HANDS)
  expect(COUNTED.flatMap(({ theka }) => theka.flat()).filter((bol) => bol)).toEqual([])
})

it('never has three sams a second, as each may light up', () => {
  const shortest = Math.min(...[...TAALS, ...COUNTED].map(({ theka }) => theka.length))
  const [, fastest] = RIYAZ_LIMITS.tempo
  expect(((fastest / 60) * (1 + BREATH.most)) / shortest).toBeLessThan(3)
})
