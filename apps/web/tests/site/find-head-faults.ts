import { ADDRESS, isBuilt, pathIn, say, type Page } from './built-site.ts'
import { all, attributeOf, one } from './elements.ts'
import { linksOf, metaOf, titlesOf } from './read-head.ts'

/** Pages for nobody's search results; the not-found page has no address of its own either. */
const UNSEARCHED = ['/404', '/account', '/donate/cancelled', '/donate/thank-you', '/offline']

/** @returns what the head of a page must have; a page has each once and nothing else in their place */
const wantedOf = (page: Page): Readonly<Record<string, readonly unknown[]>> => {
  const { plainPath, path, language, tree } = page
  const own = `${ADDRESS}${path}`
  const hasAddress = plainPath !== '/404'
  const isForeign = all(tree, 'article', { lang: 'en' }).length > 0
  const image = metaOf(page, 'og:image')
  return {
    'language of the page': [language],
    'end of the title': [` | ${say(language, 'site_name')}`],
    canonical: hasAddress ? [own] : [],
    'og:url': hasAddress ? [own] : [],
    alternate: hasAddress
      ? [
          `en ${ADDRESS}${plainPath}`,
          `hi ${ADDRESS}${pathIn('hi', plainPath)}`,
          `x-default ${ADDRESS}${plainPath}`,
        ]
      : [],
    robots: UNSEARCHED.includes(plainPath) ? ['noindex'] : [],
    'length of the description': [true],
    'og:title': titlesOf(page).slice(0, 1),
    'og:description': metaOf(page, 'description').slice(0, 1),
    'og:site_name': [say(language, 'site_name')],
    'og:type': [/^\/blog\/./.test(plainPath) ? 'article' : 'website'],
    'og:locale': [language === 'hi' && !isForeign ? 'hi_IN' : 'en_US'],
    'twitter:card': [image.length > 0 ? 'summary_large_image' : 'summary'],
    'picture for social cards': image.map(() => true),
    'headings of the first level': [1],
  }
}

const foundOf = (page: Page): Readonly<Record<string, readonly unknown[]>> => {
  const meta = Object.fromEntries(
    ['og:url', 'robots', 'og:title', 'og:description', 'og:site_name', 'og:type', 'og:locale']
      .concat('twitter:card')
      .map((name) => [name, metaOf(page, name)]),
  )
  return {
    ...meta,
    'language of the page': [attributeOf(one(page.tree, 'html'), 'lang')],
    'end of the title': titlesOf(page).map((title) => title.slice(title.lastIndexOf(' | '))),
    canonical: linksOf(page, 'canonical'),
    alternate: linksOf(page, 'alternate'),
    'length of the description': metaOf(page, 'description').map(
      ({ length }) => length > 40 && length <= 160,
    ),
    'picture for social cards': metaOf(page, 'og:image').map(
      (image) => image.startsWith(`${ADDRESS}/`) && isBuilt(image.slice(ADDRESS.length)),
    ),
    'headings of the first level': [all(page.tree, 'h1').length],
  }
}

/** @returns what the head of a page lacks, or has and should not */
export const findHeadFaults = (page: Page): readonly string[] => {
  const found = foundOf(page)
  return Object.entries(wantedOf(page))
    .filter(([name, wanted]) => JSON.stringify(found[name]) !== JSON.stringify(wanted))
    .map(
      ([name, wanted]) => `${page.path}: ${name} is ${String(found[name])}, not ${String(wanted)}`,
    )
}
