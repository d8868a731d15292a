import { expect, it } from 'vitest'
import { BUILT_IN_SOUNDS, SOUND_SETTINGS } from '@dhvani/catalogue'
import { describePlace, describeSetting } from './describe-setting.ts'

const rain = BUILT_IN_SOUNDS[0]!

const describeRain = (code?: string) => {
  const changes: (string | undefined)[] = []
  return { ...describeSetting(rain, code, (next) => void changes.push(next)), changes }
}

it.each(BUILT_IN_SOUNDS)(
  '$name: names every place and character as the catalogue does',
  (sound) => {
    const { places, characters, place } = describeSetting(sound, undefined, () => undefined)
    const known = SOUND_SETTINGS[sound.id]
    expect(places.map(({ label }) => label)).toEqual(known.places.map(({ name }) => name))
    expect(characters.map(({ label }) => label)).toEqual(known.characters.map(({ name }) => name))
    expect(characters.map(({ value }) => value)).toEqual(known.characters.map(({ usual }) => usual))
    expect(place).toBe(known.places[0].id)
  },
)

it('shows the setting of a code', () => {
  const { place, characters } = describeRain('th28')
  expect(place).toBe('tin-roof')
  expect(characters.map(({ value, valueText }) => [value, valueText])).toEqual([
    [80, '80 percent'],
    [50, '50 percent'],
  ])
})

it('changes the place and keeps the characters, and the other way round', () => {
  const { onPlace, onCharacter, changes } = describeRain('th28')
  onPlace('window')
  onCharacter('near-drops', 0)
  expect(changes).toEqual(['wh28', 'th28n00'])
})

it('says nothing where all is as in the file', () => {
  const { onPlace, changes } = describeRain('t')
  onPlace('leaves')
  expect(changes).toEqual([undefined])
})

it('shows the file for a code that is unknown', () => {
  expect(describeRain('zz').place).toBe('leaves')
})

it.each([
  ['th28', 'On a tin roof'],
  ['lh28', undefined],
  ['', undefined],
  [undefined, undefined],
  ['zz', undefined],
])('names the place of %o: %o', (code, name) => {
  expect(describePlace(rain, code)).toBe(name)
})
