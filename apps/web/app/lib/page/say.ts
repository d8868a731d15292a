import { baseLocale, type Locale } from '#locale'

/** The texts of one language. */
export type Dictionary = {
  /** @returns the text of a message; `undefined` where the language uses the English text */
  (name: string): string | undefined
  /** Where its lines are read from the right. */
  readonly direction?: 'rtl'
}

/** @returns the head of an article that is written in a language */
export type Heads = (slug: string) => object | undefined

/** Texts that arrive together: all of a language's interface, or the heads of the articles written in it. */
export type Texts = Locale | `${Locale}/articles`

/** Values for the places of a text, such as `{name}`. */
type Values = Readonly<Record<string, unknown>>

const PLACE = /\{(\w+)\}/g

const known = new Map<Texts, Dictionary | Heads>()
let language: Locale = baseLocale

/** The language of the page that is open. */
export const pageLanguage = (): Locale => language

/** `undefined` where lines are read from the left, as in English. */
export const pageDirection = (): 'rtl' | undefined =>
  (known.get(language) as Dictionary | undefined)?.direction

/** From now on `say` gives texts of this language. */
export const speak = (locale: Locale): void => {
  language = locale
}

export const learn = (texts: Texts, dictionary: Dictionary | Heads): void => {
  known.set(texts, dictionary)
}

export const isLearnt = (texts: Texts): boolean => known.has(texts)

/**
 * What a build makes of every message (vite/messages-plugin.ts).
 *
 * @param name under which dictionaries hold the text: the English text, or the message's key where another
 *   language has two texts for one English text
 */
export const say = (text: string, values?: Values, name = text): string => {
  const said = (known.get(language)?.(name) ?? text) as string
  return values ? said.replace(PLACE, (_, place: string) => String(values[place])) : said
}

/** @returns the head of an article in the page's language, if it is written in it */
export const findHead = (slug: string): object | undefined =>
  known.get(`${language}/articles`)?.(slug) as object | undefined
