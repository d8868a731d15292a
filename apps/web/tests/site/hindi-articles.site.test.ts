import { expect, it } from 'vitest'
import { ARTICLE_SLUGS } from '#content/specified-articles.ts'
import { readArticles } from '#content/read-articles.ts'
import { ADDRESS, isBuilt, readPage, say } from './built-site.ts'
import { all, attributeOf, labelled, one, textOf } from './elements.ts'
import { dataOf, linksOf, metaOf, titlesOf } from './read-head.ts'

const PATH = '/blog/calm-music-sleep'
const TITLE = 'नींद के लिए संगीत: सिरहाने की पाँच चीज़ें'

const WRITTEN = readArticles('hi').map(({ frontMatter }) => frontMatter.slug)

it('an article that is written in Hindi is Hindi from its head to its last line', () => {
  const page = readPage(`/hi${PATH}`)
  const main = one(page.tree, 'main')
  expect(titlesOf(page)).toEqual([`${TITLE} | ${say('hi', 'site_name')}`])
  expect(textOf(one(main, 'h1'))).toBe(TITLE)
  expect(all(main, 'span').map(textOf)).toContain(say('hi', 'blog_read_time', { minutes: '6' }))
  expect(all(main, 'time').map((time) => attributeOf(time, 'datetime'))[0]).toBe('2026-11-23')
  expect(metaOf(page, 'description')).toEqual([expect.stringMatching(/^क्या कोई राग सुला सकता है/)])
  expect(linksOf(page, 'canonical')).toEqual([`${ADDRESS}/hi${PATH}`])
  const feed = attributeOf(one(page.tree, 'link', { type: 'application/rss+xml' }), 'href') ?? ''
  expect(feed).toBe('/feeds/hi.xml')
  expect(isBuilt(feed)).toBe(true)
  expect(dataOf(page)).toMatchObject({ headline: TITLE, inLanguage: 'hi' })

  const related = labelled(main, 'section', say('hi', 'article_related'))
  expect(all(related, 'li')).toHaveLength(3)
  expect(all(related, '*', { lang: 'en' })).toEqual([])
})

it('every article in Hindi has its text in Hindi and marks its sources as English', () => {
  expect(WRITTEN.toSorted()).toEqual(ARTICLE_SLUGS.toSorted())
  for (const slug of WRITTEN) {
    const main = one(readPage(`/hi/blog/${slug}`).tree, 'main')
    expect(attributeOf(one(main, 'h1'), 'lang'), slug).toBeUndefined()
    expect(attributeOf(one(main, 'article'), 'lang'), slug).toBeUndefined()
    expect(textOf(main), slug).not.toContain(say('hi', 'article_language'))
    const sources = all(labelled(main, 'section', say('hi', 'article_sources')), 'li')
    expect(sources.length, slug).toBeGreaterThan(3)
    for (const source of sources) {
      const named = one(source, 'span', { lang: 'en' })
      expect(all(named, 'cite'), slug).toHaveLength(1)
    }
    const dated = sources.filter((source) => /\(\d{4}\)/.test(textOf(source)))
    expect(dated.length, slug).toBeGreaterThan(0)
    for (const source of dated)
      expect(textOf(one(source, 'span', { lang: 'en' })), 'authors are marked too').toMatch(
        /\(\d{4}\)/,
      )
  }
})
