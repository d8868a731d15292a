import { fileURLToPath } from 'node:url'
import type { Messages } from './catalogue.ts'
import { readJson } from './read-json.ts'

export type Glossary = {
  /** English terms, each with the one word that a language has for it. */
  readonly terms: Readonly<Record<string, string>>
  /** For each term, the keys of messages where the English word means something else, such as _link_ as a verb. */
  readonly otherSenses: Readonly<Record<string, readonly string[]>>
  /** Texts that may stand for two English ones. */
  readonly oneWord: readonly string[]
  /** Words that read oddly, each with the one that takes its place, in messages, articles and papers. */
  readonly avoided: Readonly<Record<string, string>>
  /** Words that stay in Latin letters. */
  readonly latin: readonly string[]
}

export const readGlossary = (locale: string): Glossary =>
  readJson(
    fileURLToPath(new URL(`../messages/glossaries/${locale}.json`, import.meta.url)),
  ) as Glossary

const PLACES = /\{\w+\}/g
const LATIN_WORD = /[A-Za-z][A-Za-z0-9.]*[A-Za-z0-9]|[A-Za-z]/g
/** Signs at the end of a word, such as those of vowels, change with its case and number. */
const ENDING = /\p{M}+$/u

const wordPattern = (term: string): RegExp => {
  const forms = term.endsWith('y') ? `(?:${term}|${term.slice(0, -1)}ies)` : `${term}(?:e?s)?`
  return new RegExp(String.raw`(?<!\w)${forms}(?!\w)`, 'i')
}

const hasTerm = (text: string, term: string): boolean =>
  term.split(' ').every((word) => text.includes(word.replace(ENDING, '')))

type Translation = { readonly english: Messages; readonly texts: Messages }

/** @returns what a message says in another word than the glossary: `beat_save: beat` */
export const findStrayTerms = ({ english, texts }: Translation, glossary: Glossary): string[] =>
  Object.entries(glossary.terms).flatMap(([term, word]) => {
    const pattern = wordPattern(term)
    const others = glossary.otherSenses[term] ?? []
    return Object.entries(english)
      .filter(([key, text]) => !others.includes(key) && pattern.test(text.replaceAll(PLACES, ' ')))
      .filter(([key]) => !hasTerm(texts[key] ?? '', word))
      .map(([key]) => `${key}: ${term}`)
  })

/** @returns the exceptions of a glossary that excuse nothing */
export const findIdleSenses = ({ english, texts }: Translation, glossary: Glossary): string[] =>
  Object.entries(glossary.otherSenses).flatMap(([term, keys]) =>
    keys
      .filter((key) => {
        const word = glossary.terms[term]
        const isUsed = wordPattern(term).test((english[key] ?? '').replaceAll(PLACES, ' '))
        return word === undefined || !isUsed || hasTerm(texts[key] ?? '', word)
      })
      .map((key) => `${key}: ${term}`),
  )

/** @returns each message with its words in Latin letters that the glossary does not allow: `menu: Menu` */
export const findLatinWords = (texts: Messages, { latin }: Glossary): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const words = text.replaceAll(PLACES, ' ').match(LATIN_WORD) ?? []
    const stray = words.filter((word) => !latin.includes(word))
    return stray.length > 0 ? [`${key}: ${stray.join(' ')}`] : []
  })

/** @returns the avoided words in a text, each with the one that takes its place: `मुलायम: कोमल` */
export const findAvoided = (text: string, { avoided }: Glossary): string[] =>
  Object.entries(avoided)
    // Signs of vowels are marks: without them half a word would count as one.
    .filter(([word]) =>
      new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`, 'u').test(text),
    )
    .map((pair) => pair.join(': '))

/**
 * Finds texts that stand for two English ones, such as one text for _Close_ and _Stop_.
 *
 * @returns each with its English texts, except those that the glossary allows in `oneWord`
 */
export const findMerged = ({ english, texts }: Translation, { oneWord }: Glossary): string[] => {
  const said = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(texts)) {
    const words = (english[key] ?? '').toLowerCase().replace(/\.$/, '')
    said.set(text, (said.get(text) ?? new Set()).add(words))
  }
  return [...said]
    .filter(([text, words]) => words.size > 1 && !oneWord.includes(text))
    .map(([text, words]) => `${text}: ${[...words].join(', ')}`)
}
