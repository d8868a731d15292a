import { BUILT_IN_SOUNDS, SOUND_SETTINGS } from '@dhvani/catalogue'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { findRecipe } from '../recipes.ts'
import { readSetting } from './read-setting.ts'

const CHOICES = { places: { here: 1, there: 2 }, characters: { force: 50, guest: 0 } }
const force = { least: 0.1, usual: 0.3, most: 9 }

it('is as in the file where nothing is said', () => {
  const { place, lean } = readSetting(CHOICES, undefined)
  expect(place).toBe(1)
  expect(lean('force', force)).toBe(0.3)
  expect(readSetting(CHOICES, { characters: { force: 50 } }).lean('force', force)).toBe(0.3)
})

it('moves a parameter evenly from one end over the usual value to the other', () => {
  const at = (value: number) =>
    readSetting(CHOICES, { place: 'there', characters: { force: value } }).lean('force', force)
  expect([0, 25, 50, 75, 100].map((value) => at(value).toFixed(2))).toEqual([
    '0.10',
    '0.20',
    '0.30',
    '4.65',
    '9.00',
  ])
})

it('lets a character begin at its lower end', () => {
  const guest = { least: 0, usual: 0, most: 4 }
  expect(readSetting(CHOICES, {}).lean('guest', guest)).toBe(0)
  expect(readSetting(CHOICES, { characters: { guest: 50 } }).lean('guest', guest)).toBe(2)
})

it.each([
  [{ place: 'elsewhere' }, 'There is no place elsewhere.'],
  [{ place: 'constructor' }, 'There is no place constructor.'],
  [{ characters: { colour: 5 } }, 'There is no character colour.'],
  [{ characters: { force: 101 } }, 'force is not between 0 and 100.'],
  [{ characters: { force: Number.NaN } }, 'force is not between 0 and 100.'],
])('refuses %j', (setting, message) => {
  expect(() => readSetting(CHOICES, setting)).toThrow(new RangeError(message))
})

describe.each(BUILT_IN_SOUNDS)('$name', ({ id }) => {
  const render = (setting: object, duration = 1.28) =>
    findRecipe(id).render({
      seed: 1,
      sampleRate: hertz(8000),
      setting,
      duration: seconds(duration),
    })

  it('refuses the place and the character of another sound', () => {
    expect(() => render({ place: 'moon' })).toThrow(RangeError)
    expect(() => render({ characters: { moonlight: 5 } })).toThrow(RangeError)
  })

  it('has as many samples as are asked for, all of them numbers, with every character at an end', () => {
    const characters: readonly { readonly id: string }[] = SOUND_SETTINGS[id].characters
    for (const end of [0, 100]) {
      const setting = { characters: Object.fromEntries(characters.map((each) => [each.id, end])) }
      const { left, right } = render(setting, 6.4)
      for (const channel of [left, right]) {
        expect(channel.length).toBe(6.4 * 8000)
        expect(channel.every((sample) => Number.isFinite(sample))).toBe(true)
      }
    }
  })
})
