import { minutes } from '@dhvani/units'
import { expect, it } from 'vitest'
import { parseHourArguments } from './write-hour.ts'

it('takes a sound, and an hour from the number 1 unless told otherwise', () => {
  expect(parseHourArguments(['rain'])).toMatchObject({
    sound: { id: 'rain' },
    seed: 1,
    length: minutes(60),
    wanted: { setting: {}, code: '' },
  })
  expect(parseHourArguments(['train', '--seed', '7', '--minutes', '2.5'])).toMatchObject({
    sound: { id: 'train' },
    seed: 7,
    length: minutes(2.5),
  })
})

it('takes a place, characters and a file to write', () => {
  const words = ['--character', 'horns=0', '--place', 'balcony', '--character', 'vehicles=100']
  expect(parseHourArguments(['indian-traffic', ...words, '--out', 'a.wav'])).toMatchObject({
    wanted: {
      setting: { place: 'balcony', characters: { horns: 0, vehicles: 100 } },
      code: 'bh00v2s',
    },
    out: 'a.wav',
  })
})

it('takes the sound that shares its file with another', () => {
  expect(parseHourArguments(['high-frequency']).sound).toMatchObject({ file: 'rain' })
})

it.each([
  ['no sound', [], 'Usage:'],
  ['two sounds', ['rain', 'train'], 'Usage:'],
  ['a seed that is no integer', ['rain', '--seed', '1.5'], 'Usage:'],
  ['more than an hour', ['rain', '--minutes', '61'], 'Usage:'],
  ['no time at all', ['rain', '--minutes', '0'], 'Usage:'],
  ['an unknown sound', ['waterfall'], 'there is no sound "waterfall"; there are: rain,'],
  [
    'an unknown place',
    ['rain', '--place', 'berth'],
    'rain has no place "berth"; it has: leaves, tin-roof, window,',
  ],
  [
    'an unknown character',
    ['rain', '--character', 'horns=5'],
    'rain has no character "horns"; it has: heaviness,',
  ],
  [
    'a character without a value',
    ['rain', '--character', 'heaviness'],
    '"heaviness" is not NAME=VALUE',
  ],
  ['too much of a character', ['rain', '--character', 'heaviness=101'], 'value from 0 to 100'],
  [
    'less than nothing of a character',
    ['rain', '--character', 'heaviness=-1'],
    'value from 0 to 100',
  ],
  ['part of a step', ['rain', '--character', 'heaviness=2.5'], 'value from 0 to 100'],
  ['an unknown option', ['rain', '--speed', '5'], "Unknown option '--speed'"],
])('refuses %s', (_, words, message) => {
  expect(() => parseHourArguments(words)).toThrow(message)
})
