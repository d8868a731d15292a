import { expect, it } from 'vitest'
import { parseSettings, RIYAZ_DEFAULTS, type RiyazSettings } from './settings.ts'
import { readSettingsQuery, writeSettingsQuery } from './settings-link.ts'

const OTHERS: RiyazSettings = {
  sa: 'Gs3',
  cents: -37.5,
  concertPitch: 432,
  first: 'Ni',
  strings: 6,
  jawari: 0,
  round: 11.5,
  fullness: 100,
  room: 0,
  tanpuras: 2,
  tanpuraVolume: 5,
  taal: 'rupak',
  tempo: 450,
  feel: 'alive',
  isFilled: false,
  hasLead: true,
  hasCountIn: true,
  tablaVolume: 0,
  scale: 'bhairavi',
}

it('brings all settings through a link', () => {
  for (const settings of [OTHERS, RIYAZ_DEFAULTS]) {
    const query = writeSettingsQuery(settings)
    expect(query.length).toBeLessThan(240)
    expect(encodeURI(query)).toBe(query)
    expect(readSettingsQuery(query)).toEqual({ settings, refused: [] })
  }
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
  'tanpuras=3',
  'fill=true',
  'feel=hasOwnProperty',
  'round=13',
  'jawari=-1',
  'scale=toString',
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
