import { expect, it } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

it.each([
  ['of a mail with a space', '123 456', '123456'],
  ['of Devanagari', '०१२३४५६७८९', '0123456789'],
  ['of Urdu', '۰۹۴', '094'],
  ['of two scripts', '12३४', '1234'],
  ['nothing but letters', 'कखग', ''],
])('takes the digits %s', (_, text, digits) => {
  expect(asciiDigits(text)).toBe(digits)
})
