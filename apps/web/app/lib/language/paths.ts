import { baseLocale, locales, type Locale } from '#locale'
import { pageLanguage } from './say.ts'

export { pageLanguage }

/** @returns the language of an address, by its prefix: `/hi/blog` */
export const localeOfPath = (pathname: string): Locale =>
  locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
  baseLocale

/** @returns the address of a page in a language: `/blog` or `/hi/blog` */
export const pathIn = (locale: Locale, path: string): string => {
  if (locale === baseLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** @returns the address of a page in the language of the open page */
export const localPath = (path: string): string => pathIn(pageLanguage(), path)

/**
 * @returns the address without its language prefix. It begins with one slash: what is left of
 *   `/hi//evil.example` would be an address of another site. It has none at its end, as pages are prerendered with.
 */
export const plainPath = (pathname: string): string => {
  const locale = localeOfPath(pathname)
  const plain = locale === baseLocale ? pathname : pathname.replace(`/${locale}`, '')
  return plain.replace(/^\/*(.*?)\/*$/, '/$1')
}
