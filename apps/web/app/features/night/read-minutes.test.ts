import { expect, it } from 'vitest'
import { readMinutes } from './read-minutes.ts'

it.each([
  ['in Latin digits', '45', 45],
  ['in Devanagari', '४५', 45],
  ['in Urdu, with a space that a keyboard added', '۷ ', 7],
  ['of the shortest timer', '1', 1],
  ['of the longest timer', '७२०', 720],
])('reads minutes %s', (_, text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

it.each(['', ' ', '0', '७२१', '-5', '1.5', '४.५', '1e2', '4 5', 'पाँच'])('refuses “%s”', (text) => {
  expect(readMinutes(text)).toBeUndefined()
})
