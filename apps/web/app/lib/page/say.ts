import { baseLocale, type Locale } from '#locale'

/** @returns the text of a message in one language; `undefined` where the language uses the English text */
export type Dictionary = (name: string) => string | undefined

/** Values for the places of a text, such as `{name}`. */
type Values = Readonly<Record<string, unknown>>

const PLACE = /\{(\w+)\}/g

const dictionaries = new Map<Locale, Dictionary>()
let language: Locale = baseLocale

/** The language of the page that is open. */
export const pageLanguage = (): Locale => language

/** From now on `say` gives texts of this language. */
export const speak = (locale: Locale): void => {
  language = locale
}

/** Adds the texts of a language. */
export const learn = (locale: Locale, dictionary: Dictionary): void => {
  dictionaries.set(locale, dictionary)
}

/** Whether the texts of a language are here. Those of English always are: they are in the code. */
export const isLearnt = (locale: Locale): boolean =>
  locale === baseLocale || dictionaries.has(locale)

/**
 * What a build makes of every message (vite/messages-plugin.ts).
 *
 * @param name under which dictionaries hold the text: the English text, or the message's key where another
 *   language has two texts for one English text
 */
export const say = (text: string, values?: Values, name = text): string => {
  const said = dictionaries.get(language)?.(name) ?? text
  return values ? said.replace(PLACE, (_, place: string) => String(values[place])) : said
}
