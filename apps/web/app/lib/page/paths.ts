import { baseLocale, deLocalizeHref, getLocale, locales, localizeHref, type Locale } from '#locale'

/** @returns the address of a page in the language of the open page: `/blog` or `/hi/blog` */
export const localPath = (path: string): string => localizeHref(path, { locale: getLocale() })

/** @returns the address without its language prefix, for comparing routes */
export const plainPath = (pathname: string): string => deLocalizeHref(pathname)

export const pageLanguage = (): Locale => getLocale()

export const localeOfPath = (pathname: string): Locale =>
  locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
  baseLocale
