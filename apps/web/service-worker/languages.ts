/** Files that a language alone needs, by the path of its pages: `/hi`. The build writes them in. */
declare const LANGUAGE_ASSETS: Readonly<Record<string, readonly string[]>>

/** @returns the path of the language that a page is in: `/hi`, or the empty one of English */
export const languageOf = ({ pathname }: URL): string =>
  Object.keys(LANGUAGE_ASSETS).find(
    (language) => pathname === language || pathname.startsWith(`${language}/`),
  ) ?? ''

export const assetsOf = (language: string): readonly string[] => LANGUAGE_ASSETS[language] ?? []

/** @returns Home, and the page that is shown without a network in place of a page never visited */
export const pagesOf = (language: string): string[] => [language || '/', offlineOf(language)]

export const offlineOf = (language: string): string => `${language}/offline`
