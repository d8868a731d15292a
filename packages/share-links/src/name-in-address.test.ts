import { expect, it } from 'vitest'
import { readName, writeName } from './name-in-address.ts'

const JOINER = '\u200D'
const NON_JOINER = '\u200C'

/** @returns the name after it was written into a link and read back */
const brought = (name: string) => readName(writeName(name))

it.each([
  ['a joiner in Devanagari', `क्${JOINER}ष`],
  ['a non-joiner in Devanagari', `क्${NON_JOINER}ष`],
  ['a non-joiner in Persian', `می${NON_JOINER}روم`],
])('keeps %s between letters', (_, name) => {
  expect(brought(name)).toBe(name)
})

it.each([
  ['a joiner before the first letter', `${JOINER}Asha`],
  ['a joiner after the last letter', `Asha${JOINER}`],
  ['a row of joiners after a letter', `Asha${JOINER}${NON_JOINER}${JOINER}`],
  ['text that runs the other way', 'As\u202Eha\u2066'],
  ['a soft hyphen and a byte order mark', 'As\u00ADha\uFEFF'],
])('drops %s', (_, name) => {
  expect(brought(name)).toBe('Asha')
})

it.each([
  ['fillers of Hangul', '\u3164\u115F\u1160\uFFA0'],
  ['an empty pattern of Braille', '\u2800\u2800'],
  ['joiners', `${JOINER}${NON_JOINER}`],
  ['spaces among fillers', ' \u3164 \u2800 '],
])('is empty for a name of %s only', (_, name) => {
  expect(brought(name)).toBe('')
})

it('cuts a long name before a letter that takes two units, not inside it', () => {
  expect(brought(`${'a'.repeat(99)}\u{1F327}`)).toBe('a'.repeat(99))
})

it('keeps the marks of a letter, and drops a tower of them', () => {
  for (const name of ['क्षि', 'हूँ', 'க்ஷோ', 'ที่'.normalize(), 'Zǘ'.normalize('NFD')])
    expect(brought(name)).toBe(name)
  expect(brought(`Z${'\u0335\u0321'.repeat(30)}oo`)).toBe(`Z${'\u0335\u0321'.repeat(2)}oo`)
})
