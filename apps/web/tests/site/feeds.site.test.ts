import { expect, it } from 'vitest'
import { ARTICLE_SLUGS, UNLISTED_ARTICLES } from '#content/specified-articles.ts'
import { ADDRESS, pathIn, readBuilt, readPages } from './built-site.ts'
import { findXmlFault } from './find-xml-fault.ts'

const feed = readBuilt('/feed.xml')
const sitemap = readBuilt('/sitemap.xml')

const valuesOf = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value)

it('the feed has the 19 articles of the list, at the address of the site', () => {
  expect(feed.match(/<item>/g)).toHaveLength(19)
  const [blog, ...links] = valuesOf(feed, 'link')
  expect(blog).toBe(`${ADDRESS}/blog`)
  expect(links.toSorted()).toEqual(
    ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug)).map(
      (slug) => `${ADDRESS}/blog/${slug}`,
    ),
  )
  expect(feed).toContain(`<link>${ADDRESS}/blog/rise-of-asmr</link>`)
  expect(feed).toContain('<pubDate>Tue, 10 Dec 2024 00:00:00 GMT</pubDate>')
})

it('the feed in Hindi has the articles in Hindi', () => {
  const inHindi = readBuilt('/feeds/hi.xml')
  expect(inHindi).toContain(`<link>${ADDRESS}/hi/blog/calm-music-sleep</link>`)
  expect(inHindi).toContain('नींद के लिए संगीत: सिरहाने की पाँच चीज़ें')
})

it('the sitemap names every page that search engines may show, and no other', () => {
  const shown = [...readPages().values()].filter(({ html }) => !html.includes('content="noindex"'))
  const named = valuesOf(sitemap, 'loc')
  expect(named.toSorted()).toEqual(
    shown
      .map(({ path }) => ADDRESS + path)
      .filter((address) => !address.endsWith('/auth'))
      .toSorted(),
  )
  for (const path of [
    '/',
    '/blog',
    '/what-is-known',
    '/contact',
    '/donate',
    '/terms',
    '/privacy',
    '/withdraw',
  ])
    for (const language of ['en', 'hi'] as const)
      expect(named).toContain(ADDRESS + pathIn(language, path))
  expect(named).toContain(`${ADDRESS}/beatboxer`)
  for (const slug of ARTICLE_SLUGS) expect(named).toContain(`${ADDRESS}/blog/${slug}`)
})

it('robots are told where the sitemap is', () => {
  expect(readBuilt('/robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
})

it('feeds and sitemap are XML', () => {
  for (const path of ['/feed.xml', '/feeds/hi.xml', '/sitemap.xml'])
    expect(findXmlFault(readBuilt(path)), path).toBeUndefined()
})

it.each([
  ['</item>', ''],
  ['</item>', '</items>'],
  ['<item>', '<item'],
  ['<title>', '<title>Rain & Thunder'],
  ['<title>', '<title>&nbsp;'],
  ['</rss>', ''],
  ['</rss>', '</rss><rss/>'],
  [' version="2.0"', ' version=2.0'],
  [' version="2.0"', ' version="2.0" version="2.0"'],
])('a feed in which %s became %j is not', (part, planted) => {
  expect(feed).toContain(part)
  expect(findXmlFault(feed.replace(part, planted))).toBeDefined()
})
