import { baseLocale, type Locale } from '#locale'

/** @returns the text that a language has for an English one; none where it has the same */
export type Dictionary = (name: string) => string | undefined

/** Values for the places of a text, such as `{name}`. */
type Values = Readonly<Record<string, unknown>>

const PLACE = /\{(\w+)\}/g

const dictionaries = new Map<Locale, Dictionary>()
let language: Locale = baseLocale

/** The language of the page that is open. */
export const pageLanguage = (): Locale => language

/** Every text that is said from now on is in this language. */
export const speak = (locale: Locale): void => {
  language = locale
}

export const learn = (locale: Locale, dictionary: Dictionary): void => {
  dictionaries.set(locale, dictionary)
}

/** Every page knows English: it is in the code that says it. */
export const isLearnt = (locale: Locale): boolean =>
  locale === baseLocale || dictionaries.has(locale)

/**
 * What a build makes of every message (vite/messages-plugin.ts).
 *
 * @param name by which dictionaries have the text; texts that English alone has the same differ in it
 */
export const say = (text: string, values?: Values, name = text): string => {
  const said = dictionaries.get(language)?.(name) ?? text
  return values ? said.replace(PLACE, (_, place: string) => String(values[place])) : said
}
