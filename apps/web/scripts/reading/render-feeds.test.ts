import { expect, it } from 'vitest'
import { readArticles } from '../../content/read-articles.ts'
import { renderFeed, renderRobots, renderSitemap } from './render-feeds.ts'

const articles = readArticles()

it('lists the 19 posts in the feed, newest first, with their dates', () => {
  const feed = renderFeed(articles)
  const dates = [...feed.matchAll(/<pubDate>(.+)<\/pubDate>/g)].map(([, date]) =>
    Date.parse(date ?? ''),
  )
  expect(dates).toHaveLength(19)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(feed).toContain('<pubDate>Tue, 10 Dec 2024 00:00:00 GMT</pubDate>')
})

it('names all 23 articles in the sitemap', () => {
  expect(renderSitemap(articles).match(/\/blog\/[a-z-]+<\/loc>/g)).toHaveLength(23)
})

it('escapes every character that is special in XML', () => {
  const [first] = articles
  if (!first) throw new Error('no articles')
  const nasty = {
    ...first,
    frontMatter: { ...first.frontMatter, title: 'Rain & <Thunder> "loud"' },
  }
  expect(renderFeed([nasty])).toContain('Rain &amp; &lt;Thunder&gt; &quot;loud&quot;')
})

it('tells robots where the sitemap is', () => {
  expect(renderRobots()).toContain('Sitemap: https://dhvani.invalid/sitemap.xml')
})
