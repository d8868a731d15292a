import { expect, it } from 'vitest'
import { parseSettings, RIYAZ_DEFAULTS, type RiyazSettings } from './settings.ts'
import { readSettingsQuery, writeSettingsQuery } from './settings-link.ts'

const OTHERS: RiyazSettings = {
  sa: 'Gs3',
  cents: -37.5,
  concertPitch: 432,
  first: 'Ni',
  strings: 6,
  firstGauge: 'thick',
  jorGauge: 'thin',
  kharajGauge: 'thick',
  jawari: 0,
  round: 11.5,
  fullness: 100,
  room: 0,
  tanpuras: 2,
  tanpuraVolume: 5,
  taal: 'dadra',
  theka: 3,
  tempo: 450,
  feel: 'alive',
  isFilled: false,
  hasLead: true,
  hasCountIn: true,
  hasSwarmandal: true,
  sweepEvery: 60,
  swarmandalVolume: 100,
  tablaVolume: 0,
  hasLehra: true,
  hasTheka: false,
  lehraVolume: 100,
  hasManjira: true,
  manjiraVolume: 0,
  scale: 'bhairavi',
  hasLadder: true,
  ladderFrom: 450,
  ladderTo: 10,
  ladderBy: 50,
  ladderEvery: 32,
  sessionPlay: 90,
  sessionRest: 30,
  sessionRounds: 8,
}

it('brings all settings through a link', () => {
  for (const settings of [OTHERS, RIYAZ_DEFAULTS]) {
    const query = writeSettingsQuery(settings)
    expect(query.length).toBeLessThan(400)
    expect(encodeURI(query)).toBe(query)
    expect(readSettingsQuery(query)).toEqual({ settings, refused: [] })
  }
})

it('reads links from before Sur and practice as they were meant', () => {
  const old =
    '?sa=G3&cents=0&a4=440&first=Ni&strings=4&jawari=60&round=5&full=50&room=40&tanpuras=1&drone=70&taal=rupak&tempo=90&feel=steady&fill=1&lead=0&count=0&tabla=70'
  expect(readSettingsQuery(old)).toEqual({
    settings: { ...RIYAZ_DEFAULTS, sa: 'G3', first: 'Ni', taal: 'rupak', tempo: 90 },
    refused: [],
  })
})

it('brings a raga by its name, beside links to the thaat that bears it', () => {
  for (const scale of ['yaman', 'raga-kafi', 'kafi', 'bhupali'] as const)
    expect(readSettingsQuery(`?scale=${scale}`)?.settings.scale).toBe(scale)
  expect(readSettingsQuery('?scale=yamann&tempo=90')).toEqual({
    settings: { ...RIYAZ_DEFAULTS, tempo: 90 },
    refused: ['scale'],
  })
})

it('takes a theka of its own taal and of no other', () => {
  const given = (query: string) => {
    const { settings, refused } = readSettingsQuery(query)!
    return [settings.taal, settings.theka, ...refused]
  }
  expect(given('?taal=dadra&theka=3')).toEqual(['dadra', 3])
  expect(given('?theka=2')).toEqual(['teentaal', 2])
  expect(given('?taal=teentaal&theka=3')).toEqual(['teentaal', 1, 'theka'])
  expect(given('?taal=rupak&theka=2')).toEqual(['rupak', 1, 'theka'])
  expect(given('?taal=adi&theka=1.5')).toEqual(['adi', 1, 'theka'])
  expect(given('?taal=sevenfold&theka=2')).toEqual(['teentaal', 1, 'taal', 'theka'])
  expect(parseSettings({ taal: ['dadra'], theka: 3 }).settings).toMatchObject({
    taal: 'teentaal',
    theka: 1,
  })
})

it('leaves alone what a link does not name', () => {
  const own = { ...OTHERS, taal: 'dadra', theka: 3 } as const
  expect(readSettingsQuery('?tempo=90', own)?.settings).toEqual({ ...own, tempo: 90 })
  expect(readSettingsQuery('?taal=rupak', own)?.settings).toEqual({
    ...own,
    taal: 'rupak',
    theka: 1,
  })
  expect(readSettingsQuery('?theka=2', own)?.settings).toEqual({ ...own, theka: 2 })
  expect(readSettingsQuery('?taal=sevenfold&sa=G3', own)).toEqual({
    settings: { ...own, sa: 'G3' },
    refused: ['taal'],
  })
})

it('takes what it can read of a link and names what it refuses', () => {
  expect(readSettingsQuery('?taal=sevenfold&tempo=90')).toEqual({
    settings: { ...RIYAZ_DEFAULTS, tempo: 90 },
    refused: ['taal'],
  })
  expect(readSettingsQuery('?utm_source=x')).toBeUndefined()
  expect(readSettingsQuery('')).toBeUndefined()
})

it.each([
  'tempo=9',
  'tempo=451',
  'tempo=1e2',
  'tempo=NaN',
  'tempo=',
  'tempo=60.55',
  'tempo=0x40',
  'cents=51',
  'cents=--1',
  'a4=414',
  'sa=C3%27',
  'sa=__proto__',
  'taal=constructor',
  'taal=<script>',
  'first=toString',
  'strings=3',
  'strings=4.5',
  'g1=0.3',
  'gj=constructor',
  'tanpuras=3',
  'fill=true',
  'feel=hasOwnProperty',
  'round=13',
  'jawari=-1',
  'scale=toString',
  'scale=raga-yaman',
  'scale=Yaman',
  'ladderfrom=9',
  'ladderby=0',
  'ladderevery=33',
  'rounds=0',
  'ladder=yes',
])('refuses ?%s', (query) => {
  const read = readSettingsQuery(`?${query}`)
  expect(read?.refused).toHaveLength(1)
  expect(read?.settings).toEqual(RIYAZ_DEFAULTS)
})

it('refuses every field of an endless address', () => {
  const read = readSettingsQuery(`?tempo=60&taal=${'x'.repeat(700)}`)
  expect(read).toEqual({ settings: RIYAZ_DEFAULTS, refused: ['taal', 'tempo'] })
})

it('takes what a device kept, and nothing that is no settings', () => {
  expect(parseSettings(OTHERS)).toEqual({ settings: OTHERS, refused: [] })
  for (const other of [null, undefined, 'text', 4, []])
    expect(parseSettings(other)).toEqual({ settings: RIYAZ_DEFAULTS, refused: [] })
  expect(parseSettings({ ...OTHERS, tempo: '60' }).refused).toEqual(['tempo'])
})
