import { baseLocale, type Locale } from '#locale'
import { pageDirection, pageLanguage } from './say.ts'

type Mark = { readonly lang?: Locale; readonly dir?: 'ltr' | 'rtl' | undefined }

/**
 * Marks text of another language than the page's, so that screen readers say it right. Articles in a
 * language that is read from the right are on pages of that language alone.
 */
export const inLanguage = (language: Locale = baseLocale): Mark =>
  pageLanguage() === language ? {} : { lang: language, dir: pageDirection() && 'ltr' }

/** Marks words of the interface inside a text, which may be in another language. */
export const inPageLanguage = (): Mark =>
  pageLanguage() === baseLocale ? {} : { lang: pageLanguage(), dir: pageDirection() }

/** Marks English text on a page in another language. */
export const inEnglish = (): Mark => inLanguage()
