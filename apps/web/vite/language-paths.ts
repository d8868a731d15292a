import { findLocales } from './find-locales.ts'

const OTHERS = findLocales().filter((locale) => locale !== 'en')

/**
 * One route for a page in all languages. The list of routes, which every page loads, then hardly grows,
 * and React Router knows that a page and its translation are one.
 */
export const LANGUAGE_PREFIX = OTHERS.map((locale) => `${locale}?`).join('/')

const OPTIONAL = /^(?:\/[\w-]+\?)+/

/**
 * English pages are at the root; those of another language are under its code.
 *
 * @param path of a route: `/hi?/blog`
 * @returns its addresses: `/blog` and `/hi/blog`
 */
export const languagePaths = (path: string): string[] => {
  const plain = path.replace(OPTIONAL, '')
  return [plain || '/', ...OTHERS.map((locale) => `/${locale}${plain === '/' ? '' : plain}`)]
}
