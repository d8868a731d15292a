import { expect, it } from 'vitest'
import { readArticles } from '../../content/read-articles.ts'
import { ARTICLE_SLUGS, UNLISTED_ARTICLES } from '../../content/specified-articles.ts'
import { feedName, renderFeed, renderRobots, renderSitemap } from './render-feeds.ts'

const articles = readArticles()
const channel = { title: 'Dhvani', description: 'Essays about sound.' }

it('lists the 19 posts in the feed, newest first, with their dates', () => {
  const feed = renderFeed(articles, 'en', channel)
  const dates = [...feed.matchAll(/<pubDate>(.+)<\/pubDate>/g)].map(([, date]) =>
    Date.parse(date ?? ''),
  )
  const links = [...feed.matchAll(/<link>[^<]*\/blog\/([a-z-]+)<\/link>/g)]
  const listed = ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug))
  expect(links).toHaveLength(19)
  expect(new Set(links.map(([, slug]) => slug))).toEqual(new Set(listed))
  expect(dates).toHaveLength(19)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(feed).toContain('<pubDate>Tue, 10 Dec 2024 00:00:00 GMT</pubDate>')
})

it('has the articles of another language in a feed of their own', () => {
  const feed = renderFeed(readArticles('hi'), 'hi', { title: 'ध्वनि', description: 'लेख' })
  expect(feedName('hi')).toBe('feeds/hi.xml')
  expect(feed).toContain('<language>hi</language>')
  expect(feed).toContain('<title>ध्वनि</title>')
  expect(feed).toContain('<category>नींद</category>')
  expect(feed).toContain('invalid/social/hi/calm-music-sleep.png')
  expect(feed).toContain('invalid/feeds/hi.xml" rel="self"')
  expect([...feed.matchAll(/<link>[^<]*invalid\/hi\/blog\/[a-z-]+<\/link>/g)]).toHaveLength(19)
})

it('names all 23 articles in the sitemap, in every language', () => {
  const sitemap = renderSitemap(articles)
  for (const language of ['', '/hi']) {
    const pattern = new RegExp(`invalid${language}/blog/([a-z-]+)</loc>`, 'g')
    const named = [...sitemap.matchAll(pattern)]
    expect(named).toHaveLength(23)
    expect(new Set(named.map(([, slug]) => slug))).toEqual(new Set(ARTICLE_SLUGS))
    expect(sitemap).toContain(`<loc>https://dhvani.invalid${language || '/'}</loc>`)
  }
})

it('tells search engines the day on which an article last changed', () => {
  const [first] = articles
  if (!first) throw new Error('no articles')
  const dated = (updated?: string) =>
    renderSitemap([
      { ...first, frontMatter: { ...first.frontMatter, published: '2024-12-10', updated } },
    ])
  expect(dated()).toContain('<lastmod>2024-12-10</lastmod>')
  expect(dated('2026-11-22')).toContain('<lastmod>2026-11-22</lastmod>')
})

it('tells search engines when the translation at an address last changed', () => {
  const [first] = articles
  if (!first) throw new Error('no articles')
  const { slug } = first.frontMatter
  const later = {
    ...first,
    frontMatter: { ...first.frontMatter, published: '2027-01-01', updated: undefined },
  }
  const sitemap = renderSitemap([first], new Map([[`/hi/blog/${slug}`, later]]))
  expect(sitemap).toContain(`/hi/blog/${slug}</loc><lastmod>2027-01-01</lastmod>`)
  expect(sitemap).not.toContain(`invalid/blog/${slug}</loc><lastmod>2027-01-01</lastmod>`)
})

it('escapes every character that is special in XML', () => {
  const [first] = articles
  if (!first) throw new Error('no articles')
  const nasty = {
    ...first,
    frontMatter: { ...first.frontMatter, title: 'Rain & <Thunder> "loud"' },
  }
  expect(renderFeed([nasty], 'en', channel)).toContain(
    'Rain &amp; &lt;Thunder&gt; &quot;loud&quot;',
  )
})

it('tells robots where the sitemap is', () => {
  expect(renderRobots()).toContain('Sitemap: https://dhvani.invalid/sitemap.xml')
})
