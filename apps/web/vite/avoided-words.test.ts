import { expect, it } from 'vitest'
import { readPapers } from '../content/papers.ts'
import { readArticleFiles } from '../content/read-articles.ts'
import { findAvoided, readGlossary } from './glossary.ts'

const glossary = readGlossary('hi')

it('articles and papers in Hindi have none of the words that the glossary avoids', () => {
  const articles = readArticleFiles('hi')
  const papers = readPapers('hi').map((source, index) => ({ slug: `paper ${index}`, source }))
  expect([articles.length, papers.length]).toEqual([23, 5])
  const odd = [...articles, ...papers].map(({ slug, source }) => [
    slug,
    ...findAvoided(source, glossary),
  ])
  expect(odd.filter(([, ...words]) => words.length > 0)).toEqual([])
})
