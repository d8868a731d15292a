import type { ComponentType } from 'react'
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

/** A page's own texts besides the interface: the heads of all articles, or one of the papers. */
export type TextsOfPage = 'blog' | 'terms' | 'privacy'

/** Texts that arrive together: all of a language's interface, or those of one kind of page. */
export type Texts = Locale | `${Locale}/${TextsOfPage}`

/** Whatever a module of texts exports. */
export type Learnt = Dictionary | Heads | ComponentType

/** Values for the places of a text, such as `{name}`. */
type Values = Readonly<Record<string, unknown>>

const PLACE = /\{(\w+)\}/g

const known = new Map<Texts, Learnt>()
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

export const learn = (texts: Texts, learnt: Learnt): void => {
  known.set(texts, learnt)
}

export const isLearnt = (texts: Texts): boolean => known.has(texts)

/** @returns the texts of a kind of page in the page's language, if they are written in it */
export const findTexts = (page: TextsOfPage): Learnt | undefined => known.get(`${language}/${page}`)

/**
 * What a build makes of every message (vite/messages-plugin.ts).
 *
 * @param name under which dictionaries hold the text: the English text, or the message's key where another
 *   language has two texts for one English text
 */
export const say = (text: string, values?: Values, name = text): string => {
  const said = (known.get(language) as Dictionary | undefined)?.(name) ?? text
  return values ? said.replace(PLACE, (_, place: string) => String(values[place])) : said
}
