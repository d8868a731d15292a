import { inDigits, type Dictionary, type Traits } from './say.ts'

const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a of 32 bits: a dictionary need not repeat the English texts, which the page has already. */
export const hashText = (text: string): string => {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(36)
}

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
