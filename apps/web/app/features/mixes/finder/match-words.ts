/**
 * Finds words as listeners type them: in either script, without marks, and Hindi in Latin letters as each spells it.
 * Two spellings of a Hindi word share their consonants: baarish, barish and बारिश are all b-r-s.
 */

/** Devanagari's consonants by the letters in which they are usually typed; h is left out, as it is typed or not. */
const LATIN: ReadonlyMap<string, string> = new Map(
  [
    ['k', 'कख'],
    ['g', 'गघ'],
    ['n', 'ङञणनंँ'],
    ['c', 'चछ'],
    ['j', 'जझ'],
    ['t', 'टठतथ'],
    ['d', 'डढदध'],
    ['p', 'पफ'],
    ['b', 'बभ'],
    ['m', 'म'],
    ['r', 'र'],
    ['l', 'ल'],
    ['v', 'व'],
    ['s', 'शषस'],
    ['', 'हय'],
  ].flatMap(([latin = '', letters = '']) =>
    [...letters].map((letter): [string, string] => [letter, latin]),
  ),
)

/** Upper and lower case, marks on letters and both spellings of a letter in Unicode count as the same. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase()

/** Letters that stand for one sound; f is typed for फ़, z for ज़, w for व. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/[aeiouyh]/g, ''],
  [/w/g, 'v'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/(.)\1+/g, '$1'],
]

const consonants = (word: string): string =>
  TWINS.reduce(
    (left, [from, to]) => left.replace(from, to),
    [...word].map((letter) => LATIN.get(letter) ?? letter).join(''),
  ).replace(/[^a-z]/g, '')

const isLatin = (text: string): boolean => /^[a-z]+$/.test(text)
const isDevanagari = (text: string): boolean => /^[\u0900-\u097f]+$/.test(text)

/** Fewer consonants would be those of many words. */
const FEWEST_CONSONANTS = 2

/** Whether a word of one script begins with the consonants that were typed in the other. */
const soundsLike = (word: string, typed: string): boolean => {
  if (!(isLatin(typed) && isDevanagari(word)) && !(isDevanagari(typed) && isLatin(word)))
    return false
  const wanted = consonants(typed)
  return wanted.length >= FEWEST_CONSONANTS && consonants(word).startsWith(wanted)
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
