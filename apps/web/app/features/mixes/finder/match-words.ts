/**
 * Finds words as listeners type them: in either script, without marks, and Hindi in Latin letters as each spells it.
 * Two spellings of a Hindi word share their consonants: baarish, barish and the word in Devanagari are all b-r-s.
 *
 * This file holds no letter of Devanagari: the fonts of pages in English have those that their code has.
 */

/** From ka (U+0915) to ha (U+0939), in the order of Unicode, as they are usually typed; ya and ha are typed or not. */
const FIRST_CONSONANT = 0x0915
const CONSONANTS = 'kkggnccjjnttddnttddnnppbbm-rrlllvsss-'
/** The signs of a nasal vowel, U+0901 and U+0902. */
const NASALS = /[\u0901\u0902]/

const toLatin = (letter: string): string =>
  NASALS.test(letter) ? 'n' : (CONSONANTS[(letter.codePointAt(0) ?? 0) - FIRST_CONSONANT] ?? letter)

/** Upper and lower case, marks on letters and both spellings of a letter in Unicode count as the same. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase()

/** Letters that stand for one sound. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/[aeiouyh]/g, ''],
  [/w/g, 'v'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/(.)\1+/g, '$1'],
]

const consonants = (word: string): string => {
  const latin = [...word].map(toLatin).join('')
  return TWINS.reduce((left, [from, to]) => left.replace(from, to), latin.replace(/[^a-z]/g, ''))
}

const isLatin = (text: string): boolean => /^[a-z]+$/.test(text)
const isDevanagari = (text: string): boolean => /^[\u0900-\u097f]+$/.test(text)

/** A beginning with fewer consonants would be that of many words. */
const FEWEST_OF_A_BEGINNING = 2
/** A word with one consonant, such as hawa, is found by no fewer letters than it has at least. */
const FEWEST_LETTERS = 3

/** Whether a word of one script begins with, or is, the consonants that were typed in the other. */
const soundsLike = (word: string, typed: string): boolean => {
  if (!(isLatin(typed) && isDevanagari(word)) && !(isDevanagari(typed) && isLatin(word)))
    return false
  const [wanted, given] = [consonants(typed), consonants(word)]
  if (wanted.length >= FEWEST_OF_A_BEGINNING) return given.startsWith(wanted)
  return wanted !== '' && typed.length >= FEWEST_LETTERS && given === wanted
}

const wordsOf = (text: string): readonly string[] => plain(text).split(/[\s,.:;()“”"'–-]+/)

/**
 * @param query what was typed; an empty one is found everywhere
 * @returns whether each of its words is in one of the texts
 */
export const matchWords = (texts: readonly string[], query: string): boolean => {
  const whole = texts.map(plain)
  const words = texts.flatMap(wordsOf)
  return wordsOf(query)
    .filter((typed) => typed !== '')
    .every(
      (typed) =>
        whole.some((text) => text.includes(typed)) || words.some((word) => soundsLike(word, typed)),
    )
}
