import { expect, it } from 'vitest'
import { ARTICLE_SLUGS, UNLISTED_ARTICLES } from '#content/specified-articles.ts'
import { isBuilt, readBuilt, readPage, say } from './built-site.ts'
import { all, attributeOf, childrenOf, nameOf, one, oneNamed, textOf } from './elements.ts'
import { linksOf } from './read-head.ts'

const listOf = (path: string) => one(readPage(path).tree, 'div', { role: 'tabpanel' })
const LISTED = ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug))

it('the list has one tab and 19 cards with every field, newest first', () => {
  const { tree } = readPage('/blog')
  const tab = one(tree, '*', { role: 'tab' })
  expect([nameOf(tab), attributeOf(tab, 'aria-selected')]).toEqual(['All Posts', 'true'])
  const list = listOf('/blog')
  expect(textOf(one(list, 'p', { 'aria-live': 'polite' }))).toBe('19 articles')
  const cards = all(list, 'li')
  expect(cards).toHaveLength(19)
  for (const card of cards) {
    const pictures = all(card, 'img').map((picture) => attributeOf(picture, 'src') ?? '')
    const [day = '', night] = pictures
    expect(night, 'one for each theme').toBe(`${day}#raat`)
    expect(pictures).toHaveLength(2)
    expect(isBuilt(day), day).toBe(true)
    const parts = all(card, 'span').map(textOf)
    expect(parts[0]).toMatch(/^(Sleep|Focus|Meditation|Wellness|Indian Music|Science)$/)
    expect(parts[1]).toMatch(/^\d min read$/)
    const title = textOf(one(card, 'h2'))
    expect(title.length).toBeGreaterThan(10)
    const paragraphs = all(card, 'p')
    expect(textOf(paragraphs[1] ?? card).length).toBeGreaterThan(50)
    expect(childrenOf(one(card, 'a')).slice(0, 2).map(textOf)).toEqual(['Read More', title])
  }
  const dates = cards.map((card) => attributeOf(one(card, 'time'), 'datetime') ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.every((date) => /^20\d\d-\d\d-\d\d$/.test(date))).toBe(true)
  const slugs = cards.map((card) =>
    (attributeOf(one(card, 'a'), 'href') ?? '').replace('/blog/', ''),
  )
  expect(slugs.toSorted()).toEqual(LISTED)
})

it('the list leads to the page of studies, and names its feed', () => {
  const page = readPage('/blog')
  const studies = oneNamed(one(page.tree, 'main'), 'a', 'What is known')
  expect(attributeOf(studies, 'href')).toBe('/what-is-known')
  const feed = one(page.tree, 'link', { type: 'application/rss+xml' })
  expect(attributeOf(feed, 'href')).toBe('/feed.xml')
  expect(linksOf(page, 'alternate')).toHaveLength(3)
})

it('the list in Hindi is written in Hindi, and leads to articles in Hindi', () => {
  const cards = all(listOf('/hi/blog'), 'li')
  expect(cards).toHaveLength(19)
  for (const card of cards) {
    expect(attributeOf(one(card, 'h2'), 'lang')).toBeUndefined()
    const link = one(card, 'a')
    expect(attributeOf(link, 'href')).toMatch(/^\/hi\/blog\/[a-z-]+$/)
    expect(textOf(childrenOf(link)[0] ?? link)).toBe(say('hi', 'blog_read_more'))
  }
})

it('the list loads no code of articles', () => {
  const file = /assets\/article-[\w-]{7}\.js/
  expect(readBuilt('/blog/power-of-focus-music/index.html')).toMatch(file)
  expect(readBuilt('/blog/index.html').split('window.__reactRouterManifest')[0]).not.toMatch(file)
})
