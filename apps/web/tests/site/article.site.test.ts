import { expect, it } from 'vitest'
import { charted } from '#content/sizes/charted.ts'
import { readSizes } from '#content/sizes/read-sizes.ts'
import { ARTICLE_SLUGS, DATED_ARTICLES } from '#content/specified-articles.ts'
import { ADDRESS, readBuilt, readPage, type Page } from './built-site.ts'
import { all, attributeOf, labelled, one, oneNamed, textOf, type Element } from './elements.ts'
import { dataOf, linksOf, metaOf, titlesOf } from './read-head.ts'

const PAGE = '/blog/create-focus-soundscape'
const TITLE = 'How to Create a Focus Soundscape: A Recipe in Three Layers'

/** The line above the title: dates, author and minutes. */
const rowOf = (page: Page): Element => {
  const title = one(one(page.tree, 'main'), 'h1')
  return one(title.parentNode ?? title, 'p')
}

/** @returns each date that the page shows, with its words */
const datesOf = (page: Page): readonly string[] =>
  all(rowOf(page), 'time').map((time) => `${attributeOf(time, 'datetime') ?? ''} ${textOf(time)}`)

it('an article page has meta row, title, picture and text', () => {
  const page = readPage(PAGE)
  const main = one(page.tree, 'main')
  expect(attributeOf(oneNamed(main, 'a', 'Back to Blog'), 'href')).toBe('/blog')
  expect(attributeOf(oneNamed(main, 'a', 'Read More Articles'), 'href')).toBe('/blog')
  expect(textOf(one(main, 'h1'))).toBe(TITLE)
  expect(datesOf(page)[0]).toBe('2024-12-09 Dec 9, 2024')
  expect(textOf(rowOf(page))).toMatch(/·Dhvani Team·6 min read$/)
  const article = one(main, 'article')
  const [picture] = all(main, 'img')
  expect(picture && attributeOf(picture, 'width')).toBe('1200')
  const source = (picture && attributeOf(picture, 'src')) ?? ''
  expect(readBuilt(source)).toMatch(/^<svg [^>]*\bwidth="1200"/)
  expect(all(article, 'h2').length).toBeGreaterThan(0)
  expect(all(article, 'ul|ol').length).toBeGreaterThan(0)
  expect(textOf(all(article, 'p').at(-1) ?? article)).toContain(
    'This recipe was written with Dhvani',
  )
})

it('an article page has the head of an article', () => {
  const page = readPage(PAGE)
  expect(titlesOf(page)).toEqual([`${TITLE} | Dhvani`])
  expect(metaOf(page, 'description')).toEqual([expect.stringMatching(/^.{110,160}$/)])
  expect(metaOf(page, 'keywords')).toEqual([expect.stringContaining('tanpura drone')])
  expect(metaOf(page, 'og:title')).toEqual([`${TITLE} | Dhvani`])
  expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'))
  expect(metaOf(page, 'og:type')).toEqual(['article'])
  expect(linksOf(page, 'canonical')).toEqual([ADDRESS + PAGE])
  expect(metaOf(page, 'og:image')).toEqual([`${ADDRESS}/social/create-focus-soundscape.png`])
  expect(dataOf(page)).toMatchObject({
    '@type': 'BlogPosting',
    headline: TITLE,
    datePublished: '2024-12-09',
  })
})

it('an article that changed after its publication shows both days', () => {
  const page = readPage('/blog/future-sound-therapy')
  expect(datesOf(page)).toEqual(['2024-12-08 Dec 8, 2024', '2026-11-27 Updated Nov 27, 2026'])
  expect(dataOf(page)).toMatchObject({ datePublished: '2024-12-08', dateModified: '2026-11-27' })
})

it('every article has its date, minutes and length', () => {
  for (const slug of ARTICLE_SLUGS) {
    const page = readPage(`/blog/${slug}`)
    const main = one(page.tree, 'main')
    expect(titlesOf(page), slug).toEqual([`${textOf(one(main, 'h1'))} | Dhvani`])
    expect(metaOf(page, 'description'), slug).toEqual([expect.stringMatching(/^.{110,160}$/)])
    const [date = ''] = datesOf(page)
    const minutes = Number(/·(\d) min read$/.exec(textOf(rowOf(page)))?.[1])
    const dated = DATED_ARTICLES[slug]
    if (dated) expect([date.split(' ')[0], minutes], slug).toEqual(dated)
    expect(minutes, slug).toBeGreaterThanOrEqual(4)
    expect(minutes, slug).toBeLessThanOrEqual(8)
    const words = textOf(one(main, 'article'))
      .split(/\s+/u)
      .filter((run) => /[\p{L}\p{N}]/u.test(run)).length
    expect(words / minutes, `${slug}: words a minute`).toBeGreaterThanOrEqual(195)
    expect(words / minutes, `${slug}: words a minute`).toBeLessThanOrEqual(245)
  }
})

/** @returns the articles that a page links to */
const articlesLinkedFrom = (path: string): readonly string[] =>
  all(readPage(path).tree, 'a').flatMap(
    (link) => /^\/blog\/([a-z-]+)$/.exec(attributeOf(link, 'href') ?? '')?.[1] ?? [],
  )

it('an article ends on three others, and all 23 can be reached from the list', () => {
  const seen = new Set<string>(articlesLinkedFrom('/blog'))
  // A set goes on to what is added on the way.
  for (const slug of seen) for (const next of articlesLinkedFrom(`/blog/${slug}`)) seen.add(next)
  expect([...seen].toSorted()).toEqual(ARTICLE_SLUGS)
  for (const slug of ARTICLE_SLUGS) {
    const related = labelled(readPage(`/blog/${slug}`).tree, 'section', 'Related articles')
    expect(all(related, 'li'), slug).toHaveLength(3)
    const led = all(related, 'a').map((link) => attributeOf(link, 'href'))
    expect(new Set(led).size, slug).toBe(3)
    expect(led, slug).not.toContain(`/blog/${slug}`)
  }
})

it('every article says at each of its sources of which part we know it', () => {
  for (const slug of ARTICLE_SLUGS)
    for (const [start, title, mark] of [
      ['', 'Sources', /\(read as an excerpt: (?:the abstract|the beginning|a passage)\)/],
      ['/hi', 'स्रोत', /\(सिर्फ़ (?:सारांश पढ़ा|शुरुआत पढ़ी|एक अंश पढ़ा)\)/],
    ] as const) {
      const section = labelled(readPage(`${start}/blog/${slug}`).tree, 'section', title)
      const works = all(section, 'li').map(textOf)
      const studies = works.filter((work) => work.includes('doi:'))
      expect(studies.length, slug).toBeGreaterThan(0)
      expect(
        studies.filter((work) => !mark.test(work)),
        slug,
      ).toEqual([])
    }
})

it('every article shows the sizes of its main studies with their intervals, in both languages and without a script', () => {
  for (const slug of Object.keys(charted))
    for (const [language, start] of [
      ['en', ''],
      ['hi', '/hi'],
    ] as const) {
      const { title, rows } = readSizes(slug, language)!
      const section = labelled(readPage(`${start}/blog/${slug}`).tree, 'section', title)
      expect(all(section, 'li').length, slug).toBe(rows.length)
      const drawings = all(section, 'svg').map((drawing) => attributeOf(drawing, 'aria-label'))
      const drawn = rows.filter((row) => row.drawn !== undefined)
      expect(drawings, slug).toEqual(drawn.map(({ said }) => said))
      for (const { what, who, said } of rows)
        for (const text of [what, who, said]) expect(textOf(section), slug).toContain(text)
      expect(all(section, 'button|script|input'), slug).toEqual([])
    }
})
