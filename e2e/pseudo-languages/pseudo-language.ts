import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

const FILE = resolve(import.meta.dirname, '../../apps/web/messages/en.json')

const english = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, string>>

/** A language that exists in tests alone: it stands in for Hindi, and its texts are made from the English ones. */
export type PseudoLanguage = {
  readonly name: string
  readonly direction?: 'rtl'
  /** Says one English text, without places, in the language. */
  readonly write: (text: string) => string
}

/** Texts this short are twice as long in some languages; longer ones grow less. */
const SHORT = 20

const STRETCHED: Readonly<Record<string, string>> = { a: 'àá', e: 'èé', i: 'ìí', o: 'òó', u: 'ùú' }

/** A word in which every vowel is doubled is about 1.4 times as long, without a place to break. */
const lengthen = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const longer = word.replaceAll(/[aeiou]/g, (vowel) => STRETCHED[vowel] ?? vowel)
      return text.length <= SHORT && /[a-z]{2}/.test(word)
        ? longer.padEnd(Math.ceil(word.length * 1.8), 'ñ')
        : longer
    })
    .join(' ')

const ARABIC = [...'ابچدےفگہیجکلمنوپقرستعٹھخءز']

const isLetter = /[a-z]/gi

const LONG: PseudoLanguage = { name: 'long words', write: lengthen }

const FROM_THE_RIGHT: PseudoLanguage = {
  name: 'lines from the right',
  direction: 'rtl',
  write: (text) =>
    text.replaceAll(
      isLetter,
      (letter) => ARABIC[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
    ),
}

export const PSEUDO_LANGUAGES = [LONG, FROM_THE_RIGHT]

/** Leaves places such as `{name}` as they are. */
const writeAround = ({ write }: PseudoLanguage, text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : write(part)))
    .join('')

/** @returns a function that says a message in the language, with a value in each of its places */
export const wordsIn =
  (language: PseudoLanguage) =>
  (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = english[key]
    if (text === undefined) throw new Error(`There is no message ${key}`)
    return writeAround(language, text).replace(
      /\{(\w+)\}/g,
      (_, place: string) => values[place] ?? '',
    )
  }

/**
 * The file of a language's texts, as a build makes it. Messages ask for their text by their English
 * words or by their key (apps/web/app/lib/language/say.ts).
 */
const dictionaryOf = (language: PseudoLanguage): string => {
  const texts = Object.entries(english).flatMap(([key, text]) => {
    const said = writeAround(language, text)
    return [
      [key, said],
      [text, said],
    ]
  })
  // Those of Hindi, so that the choice of digits is there.
  const traits = { direction: language.direction, digits: 'deva' }
  return `const texts = ${JSON.stringify(Object.fromEntries(texts))}
export default Object.assign((name) => texts[name], ${JSON.stringify(traits)})`
}

/** From now on the pages below `/hi` are in the language. No article is written in it. */
export const speakInsteadOfHindi = async (page: Page, language: PseudoLanguage): Promise<void> => {
  const serve = (pattern: RegExp, body: string) =>
    page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await serve(/\/assets\/hi-[\w-]{7}\.js$/, dictionaryOf(language))
  await serve(/\/assets\/articles-hi-[\w-]{7}\.js$/, 'export default () => undefined')
}
