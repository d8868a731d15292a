import { expect, it } from 'vitest'
import { ADDRESS, readPage } from './built-site.ts'
import { all, attributeOf, one, oneNamed, textOf } from './elements.ts'
import { linksOf, metaOf, titlesOf } from './read-head.ts'

const PATH = '/what-is-known'
const page = readPage(PATH)

it('the page of studies says what it is in its head, and is no article', () => {
  expect(textOf(one(page.tree, 'h1'))).toBe('What is known')
  expect(titlesOf(page)).toEqual(['What is known | Dhvani'])
  expect(metaOf(page, 'description')).toEqual([expect.stringMatching(/^.{110,160}$/)])
  expect(metaOf(page, 'og:title')).toEqual(['What is known | Dhvani'])
  expect(metaOf(page, 'og:type')).toEqual(['website'])
  expect(metaOf(page, 'og:image')).toEqual([`${ADDRESS}/social/dhvani.png`])
  expect(linksOf(page, 'canonical')).toEqual([ADDRESS + PATH])
  expect(textOf(page.tree)).not.toMatch(/min read/)
})

it('a study is told in an article in a sentence, whose link leads to its place', () => {
  const article = one(readPage('/blog/nature-vs-urban-sounds').tree, 'article')
  const link = oneNamed(article, 'a', 'water kept the stress hormone cortisol lower')
  expect(attributeOf(link, 'href')).toBe(`${PATH}#thoma-2013`)
  expect(attributeOf(link, 'id')).toBe('to-thoma-2013')
  const study = one(page.tree, 'li', { id: 'thoma-2013' })
  expect(textOf(one(study, 'h3'))).toBe('A choir, rippling water or nothing before a stress test')
  const details = all(study, 'dd').map(textOf)
  expect(details).toContainEqual(
    expect.stringContaining('60 healthy women, 25 years old on average'),
  )
  expect(details).toContain('An excerpt: the abstract, on Nov 22, 2026')
  expect(attributeOf(oneNamed(study, 'a', /^doi\.org\//), 'href')).toBe(
    'https://doi.org/10.1371/journal.pone.0070156',
  )
})

it('a work that stands at an address only has the day on which it was read', () => {
  const work = textOf(one(page.tree, 'li', { id: 'hours' }))
  expect(work).toContain('scroll.in')
  expect(work).toContain('(accessed Nov 22, 2026)')
})

it('the page has all its studies, and its questions lead to their sections', () => {
  expect(all(page.tree, 'h3')).toHaveLength(110)
  const questions = all(one(page.tree, 'nav', { 'aria-label': 'Questions' }), 'a')
  expect(questions.map(textOf)).toContain('ASMR')
  const sections = all(one(page.tree, 'main'), 'h2')
  expect(questions.map((link) => [attributeOf(link, 'href'), textOf(link)])).toEqual(
    sections.map((heading) => [`#${attributeOf(heading, 'id') ?? ''}`, textOf(heading)]),
  )
})
