import { fileURLToPath } from 'node:url'
import { hashText } from '../app/lib/language/hash-text.ts'
import type { PageOfDictionary, Traits } from '../app/lib/language/say.ts'
import type { ArticleCategory } from '../content/front-matter.ts'
import { findLocales, isRightToLeft } from './find-locales.ts'
import { readJson } from './read-json.ts'

export type Messages = Readonly<Record<string, string>>

export const messagesFile = (locale: string): string =>
  fileURLToPath(new URL(`../messages/${locale}.json`, import.meta.url))

export const readMessages = (locale: string): Messages => readJson(messagesFile(locale)) as Messages

/** Languages whose digits have another name than their script (CLDR, `native` of their `numbers`). */
const DIGITS_BESIDE_SCRIPT: Readonly<Record<string, string>> = { ks: 'arabext', ur: 'arabext' }

/**
 * @returns the numbering system of the digits that a language has of its own, as `Intl` names it: most have the name of
 *   their script. Latin digits are those of every language.
 */
export const ownDigitsOf = (locale: string): string | undefined => {
  const { language, script } = new Intl.Locale(locale).maximize()
  const system = DIGITS_BESIDE_SCRIPT[language] ?? script?.toLowerCase() ?? ''
  const isKnown = system !== 'latn' && Intl.supportedValuesOf('numberingSystem').includes(system)
  return isKnown ? system : undefined
}

/** @returns the name of an article's category in a language, as pages show it (features/blog/category-name.ts) */
export const categoryIn = (locale: string, category: ArticleCategory): string =>
  readMessages(locale)[`blog_category_${category.toLowerCase().replace(' ', '_')}`] ?? category

/**
 * Pages with many texts of their own, which no other page shows: their messages begin with the page's name. Each has a
 * dictionary of its own beside that of the language (decision 244). The night by itself, a part of every page that few
 * open, is like them (decision 255).
 */
export const PAGES_OF_DICTIONARIES: readonly PageOfDictionary[] = ['riyaz', 'course']

const pageOf = (key: string): PageOfDictionary | undefined =>
  PAGES_OF_DICTIONARIES.find((page) => key.startsWith(`${page}_`))

/** @returns the places of a text, such as `name` of `{name}`, each as often as it occurs */
export const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place).toSorted()

/** English texts that another language says in different words in different messages. */
const findAmbiguous = (english: Messages, others: readonly Messages[]): ReadonlySet<string> => {
  const ambiguous = new Set<string>()
  for (const other of others) {
    const said = new Map<string, string | undefined>()
    for (const [key, text] of Object.entries(english)) {
      if (said.has(text) && said.get(text) !== other[key]) ambiguous.add(text)
      said.set(text, other[key])
    }
  }
  return ambiguous
}

const readTranslations = (): ReadonlyMap<string, Messages> =>
  new Map(
    findLocales().flatMap((locale) => (locale === 'en' ? [] : [[locale, readMessages(locale)]])),
  )

/** The messages of all languages, as code (vite/write-messages.ts, vite/messages-plugin.ts). */
export const openCatalogue = (english = readMessages('en'), others = readTranslations()) => {
  const ambiguous = findAmbiguous(english, [...others.values()])

  /** A dictionary has a text by its English words, or by its key where these are ambiguous. */
  const nameOf = (key: string, text: string): string => (ambiguous.has(text) ? key : text)

  const messageCode = (key: string): string | undefined => {
    const text = english[key]
    if (text === undefined) return undefined
    const name = nameOf(key, text)
    const places = new Set(placesOf(text))
    const values = places.size > 0 ? 'values' : ''
    const type = [...places].map((place) => `readonly ${place}: Value`).join('; ')
    const more = name === text ? values && ', values' : `, ${values || 'undefined'}, '${name}'`
    return `export const ${key} = (${values && `values: { ${type} }`}) => say(${JSON.stringify(text)}${more})`
  }

  /** Names of texts that belong to a page alone: a text that another page says too belongs to all. */
  const pagesOfNames = new Map<string, PageOfDictionary | undefined>()
  for (const [key, text] of Object.entries(english)) {
    const name = nameOf(key, text)
    const page = pageOf(key)
    const isShared = pagesOfNames.has(name) && pagesOfNames.get(name) !== page
    pagesOfNames.set(name, isShared ? undefined : page)
  }

  /**
   * @param page whose own texts are wanted; those of all pages unless given
   * @throws when two English texts have one hash
   */
  const dictionaryOf = (
    locale: string,
    page?: PageOfDictionary,
  ): Readonly<Record<string, string>> => {
    const names = new Map<string, string>()
    const texts: Record<string, string> = {}
    for (const [key, text] of Object.entries(english)) {
      const name = nameOf(key, text)
      const hash = hashText(name)
      if ((names.get(hash) ?? name) !== name)
        throw new Error(`“${name}” and “${names.get(hash)}” have one hash: change one of them`)
      names.set(hash, name)
      const said = others.get(locale)?.[key]
      if (said !== undefined && said !== text && pagesOfNames.get(name) === page) texts[hash] = said
    }
    return texts
  }

  return {
    /** Keys of all messages. */
    keys: Object.keys(english),
    /** @returns the typed function of one message; `undefined` for a key that English does not have */
    messageCode,
    allMessagesCode: (): string => Object.keys(english).map(messageCode).join('\n'),
    dictionaryOf,
    /** @returns an expression that makes the dictionary, by `openDictionary` */
    dictionaryCode: (locale: string): string => {
      const traits: Traits = {
        direction: isRightToLeft(locale) ? 'rtl' : undefined,
        digits: ownDigitsOf(locale),
      }
      return `openDictionary(${JSON.stringify(dictionaryOf(locale))}, ${JSON.stringify(traits)})`
    },
    /** @returns an expression that makes the dictionary of a page's own texts */
    dictionaryOfPageCode: (locale: string, page: PageOfDictionary): string =>
      `openDictionary(${JSON.stringify(dictionaryOf(locale, page))})`,
    languages: [...others.keys()],
  }
}
