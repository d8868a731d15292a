import type { ComponentType } from 'react'
import { baseLocale, type Locale } from '#locale'

/** What a language needs besides its texts. */
export type Traits = {
  /** Where its lines are read from the right. */
  readonly direction?: 'rtl' | undefined
  /** Numbering system of the digits that it has of its own, as Intl names it. */
  readonly digits?: string | undefined
}

/** The texts of one language. */
export type Dictionary = Traits & {
  /** @returns the text of a message; `undefined` where the language uses the English text */
  (name: string): string | undefined
}

/** @returns the head of an article that is written in a language */
export type Heads = (slug: string) => object | undefined

/** Pages, and parts of every page, whose interface texts are in a dictionary of their own (vite/catalogue.ts). */
export type PageOfDictionary = 'riyaz' | 'course'

/** A page's own texts: the heads of all articles, one of the papers, or a dictionary beside the language's. */
export type TextsOfPage =
  | 'blog'
  | 'terms'
  | 'privacy'
  | 'auth'
  | 'withdraw'
  | 'accessibility'
  | PageOfDictionary

/** Texts that arrive together: all of a language's interface, or those of one kind of page. */
export type Texts = Locale | `${Locale}/${TextsOfPage}`

/** What a module of texts exports: the page knows it once the module has arrived. */
export type Learnt = Dictionary | Heads | ComponentType

/** What a text may have in a place, such as `{name}`. */
export type Value = string | number

type Values = Readonly<Record<string, Value>>

const PLACE = /\{(\w+)\}/g

const known = new Map<Texts, Learnt>()
let language: Locale = baseLocale
let formats: string = baseLocale

/** The language of the page that is open. */
export const pageLanguage = (): Locale => language

const dictionary = (page = '') => known.get((language + page) as Texts) as Dictionary | undefined

/** `undefined` where lines are read from the left, as in English. */
export const pageDirection = (): 'rtl' | undefined => dictionary()?.direction

/** From now on `say` gives texts of this language. `writeDigits` follows. */
export const speak = (locale: Locale): void => {
  language = locale
}

export const learn = (texts: Texts, learnt: Learnt): void => {
  known.set(texts, learnt)
}

export const isLearnt = (texts: Texts): boolean => known.has(texts)

/** @returns the texts of a kind of page in the page's language, if they are written in it */
export const findTexts = (page: TextsOfPage): Learnt | undefined => known.get(`${language}/${page}`)

/** @returns the numbering system of the digits that the page's language has of its own, if there is one */
export const ownDigits = (): string | undefined => dictionary()?.digits

/**
 * From now on numbers have these digits.
 *
 * @param areOwn whether the listener chose those of the page's language
 * @returns what `formatLanguage` gives from now on
 */
export const writeDigits = (areOwn: boolean): string => {
  const digits = areOwn && ownDigits()
  return (formats = digits ? `${language}-u-nu-${digits}` : language)
}

/** The page's language for `Intl`, with the digits of the listener's choice: `hi-u-nu-deva`. */
export const formatLanguage = (): string => formats

/** @returns a text with its digits as the listener chose them; a text of a listener keeps its own */
export const inDigits = (text: string): string =>
  formats === language
    ? text
    : text.replace(/\d/g, (digit) => Number(digit).toLocaleString(formats))

/**
 * What every message calls (vite/catalogue.ts).
 *
 * @param name under which dictionaries hold the text: the English text, or the message's key where another
 *   language has two texts for one English text
 */
export const say = (text: string, values?: Values, name = text): string => {
  const said =
    dictionary()?.(name) ?? dictionary('/riyaz')?.(name) ?? dictionary('/course')?.(name) ?? text
  return values
    ? said.replace(PLACE, (_, place: string) => {
        const value = values[place]
        return typeof value === 'number' ? inDigits(String(value)) : String(value)
      })
    : said
}
