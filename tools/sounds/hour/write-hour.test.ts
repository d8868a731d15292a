import { minutes } from '@dhvani/units'
import { expect, it } from 'vitest'
import { parseHourArguments } from './write-hour.ts'

it('takes a sound, and an hour from the number 1 unless told otherwise', () => {
  expect(parseHourArguments(['rain'])).toMatchObject({
    recipe: { file: 'rain' },
    seed: 1,
    length: minutes(60),
  })
  expect(parseHourArguments(['train', '--seed', '7', '--minutes', '2.5'])).toMatchObject({
    recipe: { file: 'train' },
    seed: 7,
    length: minutes(2.5),
  })
})

it.each([
  ['no sound', [], 'Usage:'],
  ['two sounds', ['rain', 'train'], 'Usage:'],
  ['a seed that is no integer', ['rain', '--seed', '1.5'], 'Usage:'],
  ['more than an hour', ['rain', '--minutes', '61'], 'Usage:'],
  ['no time at all', ['rain', '--minutes', '0'], 'Usage:'],
  ['an unknown sound', ['waterfall'], 'there is no sound "waterfall"; there are: rain,'],
])('refuses %s', (_, words, message) => {
  expect(() => parseHourArguments(words)).toThrow(message)
})
