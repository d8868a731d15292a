import type { Locale } from '#locale'

/** @returns the name of a language, as its own readers call it or as those of another language do */
export const languageName = (locale: Locale, readers = locale): string =>
  new Intl.DisplayNames(readers, { type: 'language' }).of(locale) ?? locale
