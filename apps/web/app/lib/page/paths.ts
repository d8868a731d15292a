import { baseLocale, getLocale, locales, type Locale } from '#locale'

/** A string for the compiler too, which knows of one language only. */
const prefixOf = (locale: string): string => `/${locale}`

/** @returns the language of an address, by its prefix: `/hi/blog` */
export const localeOfPath = (pathname: string): Locale =>
  locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
  baseLocale

/** @returns the address of a page in the language of the open page: `/blog` or `/hi/blog` */
export const localPath = (path: string): string => {
  const locale = getLocale()
  if (locale === baseLocale) return path
  return path === '/' ? prefixOf(locale) : prefixOf(locale) + path
}

/** @returns the address without its language prefix, for comparing routes */
export const plainPath = (pathname: string): string => {
  const locale = localeOfPath(pathname)
  return locale === baseLocale ? pathname : pathname.replace(prefixOf(locale), '') || '/'
}

export const pageLanguage = (): Locale => getLocale()
