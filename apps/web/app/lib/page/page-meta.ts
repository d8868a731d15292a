import { baseLocale, locales, type Locale } from '#locale'
import { m } from '#messages'
import { pathIn, plainPath } from '#lib/language/paths.ts'
import { pageLanguage } from '#lib/language/say.ts'
import { SITE_ORIGIN } from './site-origin.ts'

/** @param path begins with a slash */
export const absoluteUrl = (path: string): string => `${SITE_ORIGIN}${path}`

type PageMeta = {
  /** Title of the page, without the site's name. */
  readonly title: string
  readonly description: string
  /** Address of the page, with its language prefix. The not-found page has none of its own. */
  readonly path: string | undefined
  /** Language of the text, where it is not that of the page. */
  readonly language?: Locale
  readonly keywords?: readonly string[]
  readonly type?: 'website' | 'article'
  /** Path of the picture for social cards. */
  readonly image?: string
  /** Tells search engines to leave the page out of their results. */
  readonly isPrivate?: boolean
}

/** @returns the language with the country where most people read it: `hi_IN` */
const localeName = (locale: Locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** The page in every language; readers of languages that it does not have get it in English. */
const alternates = (path: string) => {
  const plain = plainPath(path)
  const link = (hrefLang: string, locale: Locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(pathIn(locale, plain)),
  })
  return [...locales.map((locale) => link(locale, locale)), link('x-default', baseLocale)]
}

/** What names the address of a page. */
const addressMeta = (path: string) => [
  { property: 'og:url', content: absoluteUrl(path) },
  { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
  ...alternates(path),
]

/**
 * @returns the descriptors of a route's `meta`: title, description, social cards, canonical link, and
 *   links to the page in the other languages
 */
export const pageMeta = (page: PageMeta) => {
  const title = `${page.title} | ${m.site_name()}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: m.site_name() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: localeName(page.language ?? pageLanguage()) },
    ...(page.image ? [{ property: 'og:image', content: absoluteUrl(page.image) }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.path === undefined ? [] : addressMeta(page.path)),
  ]
}
