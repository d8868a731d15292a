import { baseLocale, type Locale } from '#locale'
import { pageLanguage } from './say.ts'

/** Marks text of another language than the page's, so that screen readers say it right. */
export const inLanguage = (language: Locale = baseLocale): { readonly lang?: Locale } =>
  pageLanguage() === language ? {} : { lang: language }

/** Marks words of the interface inside a text, which may be in another language. */
export const inPageLanguage = (): { readonly lang?: Locale } =>
  pageLanguage() === baseLocale ? {} : { lang: pageLanguage() }

/** Marks English text on a page in another language. */
export const inEnglish = (): { readonly lang?: Locale } => inLanguage()
