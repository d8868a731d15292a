import { expect, it } from 'vitest'
import type { ArticleHead } from '#content/article-data.ts'
import { structuredData } from './structured-data.ts'

const article: ArticleHead = {
  slug: 'a-walk',
  title: 'A walk in the rain',
  category: 'Wellness',
  published: '2024-12-10',
  readMinutes: 4,
  description: 'What a walk in the rain sounds like.',
  keywords: ['rain'],
}
const addresses = { page: '/blog/a-walk', picture: '/social/a-walk.png', home: '/' }

it('names the day of publication as the last change of an article that stands as published', () => {
  expect(structuredData(article, addresses)).toMatchObject({
    datePublished: '2024-12-10',
    dateModified: '2024-12-10',
  })
})

it('names the day on which an article was last changed', () => {
  expect(structuredData({ ...article, updated: '2026-11-22' }, addresses)).toMatchObject({
    datePublished: '2024-12-10',
    dateModified: '2026-11-22',
  })
})

it('names the language of the text', () => {
  expect(structuredData(article, addresses).inLanguage).toBe('en')
  expect(structuredData({ ...article, language: 'hi' }, addresses).inLanguage).toBe('hi')
})
