import { hashText } from './hash-text.ts'
import { inDigits, type Dictionary, type Traits } from './say.ts'

/** A phone number or the name of a format, such as MP3, as a whole; any other digit alone. */
const DIGITS = /\+\d[\d ]*|[A-Z]\d|\d/g

const digitsIn = (text: string): string =>
  text.replace(DIGITS, (found) => (found.length === 1 ? inDigits(found) : found))

/** @param texts of a language, by the hash of their name */
export const openDictionary = (
  texts: Readonly<Record<string, string>>,
  traits: Traits = {},
): Dictionary =>
  Object.assign((name: string) => {
    const text = texts[hashText(name)]
    return text === undefined ? undefined : digitsIn(text)
  }, traits)
