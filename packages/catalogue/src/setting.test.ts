import { describe, expect, it } from 'vitest'
import {
  BUILT_IN_SOUNDS,
  parseSettingCode,
  settingSchemaOf,
  SOUND_SETTINGS,
  writeSettingCode,
  type Setting,
} from './index.ts'

const isAllowed = (setting: unknown) => settingSchemaOf('rain').safeParse(setting).success

describe.each(BUILT_IN_SOUNDS)('the settings of $name', ({ id }) => {
  const { places, characters } = SOUND_SETTINGS[id]

  it('have three places or more and two or three characters, each with a name and a letter of its own', () => {
    expect(places.length).toBeGreaterThanOrEqual(3)
    expect([2, 3]).toContain(characters.length)
    for (const list of [places, characters])
      for (const key of ['id', 'name', 'code'] as const)
        expect(new Set(list.map((each) => each[key])).size).toBe(list.length)
    for (const { code } of [...places, ...characters]) expect(code).toMatch(/^[a-z]$/)
  })

  it('come back from their code, each place with each end of each character', () => {
    for (const place of places)
      for (const character of characters)
        for (const value of [0, 100]) {
          const setting: Setting = { place: place.id, characters: { [character.id]: value } }
          const read = parseSettingCode(id, writeSettingCode(id, setting))
          if (value === character.usual) expect(read?.characters ?? {}).toEqual({})
          else expect(read).toEqual(setting)
        }
  })
})

it('writes nothing for the sound as it is in the file', () => {
  expect(writeSettingCode('rain', {})).toBe('')
  expect(writeSettingCode('rain', { place: 'leaves', characters: { heaviness: 50 } })).toBe('')
  expect(parseSettingCode('rain', '')).toEqual({})
})

it('keeps the codes that are out in links', () => {
  expect(writeSettingCode('rain', { place: 'tin-roof' })).toBe('t')
  expect(writeSettingCode('indian-traffic', { characters: { horns: 0 } })).toBe('kh00')
  expect(writeSettingCode('train', { place: 'platform', characters: { speed: 80 } })).toBe('ps28')
})

it.each(['x', 'lx10', 'lh2', 'lh2t', 'l h28', 'L', 'lh280'])(
  'does not know the code %s',
  (code) => {
    expect(parseSettingCode('rain', code)).toBeUndefined()
  },
)

it('takes a setting of which anything is left out', () => {
  for (const setting of [
    {},
    { place: 'window' },
    { characters: {} },
    { characters: { heaviness: 0 } },
  ])
    expect(isAllowed(setting)).toBe(true)
})

it.each([
  ['a place of another sound', { place: 'berth' }],
  ['a character of another sound', { characters: { horns: 50 } }],
  ['less than 0', { characters: { heaviness: -1 } }],
  ['more than 100', { characters: { heaviness: 101 } }],
  ['half a step', { characters: { heaviness: 0.5 } }],
  ['no number', { characters: { heaviness: '50' } }],
  ['another field', { volume: 50 }],
])('refuses %s', (_, setting) => {
  expect(isAllowed(setting)).toBe(false)
})
