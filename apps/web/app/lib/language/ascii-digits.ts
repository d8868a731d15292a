const DIGIT = /\p{Nd}/u

/** Unicode keeps the ten digits of a script in one row. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** @returns the digits of a text, of any script, as 0 to 9; other characters are left out */
export const asciiDigits = (text: string): string =>
  [...text]
    .filter((sign) => DIGIT.test(sign))
    .map(valueOf)
    .join('')
