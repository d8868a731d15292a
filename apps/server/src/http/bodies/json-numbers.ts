import { endOfJsonString } from './end-of-json-string.ts'

/** Digits of an exponent in JSON that a database keeps (docs/contract/data.md §10). */
const MOST_EXPONENT_DIGITS = 2

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

/** How many digits stand at an offset, without leading zeros. */
const countDigits = (text: string, offset: number): number => {
  let start = offset
  while (text[start] === '0') start += 1
  let end = start
  while (isDigit(text[end])) end += 1
  return end - start
}

/**
 * Looks for exponents of three digits and more. PostgreSQL keeps `1e131071` in a few bytes and writes
 * it out with 131,072 digits, so that a small row would become an answer of any size.
 */
export const hasHugeExponent = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfJsonString(text, index)
    else if ((character === 'e' || character === 'E') && isDigit(text[index - 1])) {
      const isSigned = text[index + 1] === '+' || text[index + 1] === '-'
      if (countDigits(text, index + (isSigned ? 2 : 1)) > MOST_EXPONENT_DIGITS) return true
    }
  }
  return false
}
