import type { Locale } from '#locale'

/** @returns the name of a language as its own readers call it */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
