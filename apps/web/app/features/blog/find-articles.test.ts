import { describe, expect, it } from 'vitest'
import type { ListedArticle } from '#content/article-data.ts'
import { findArticles } from './find-articles.ts'

const anArticle = (title: string, keywords: readonly string[] = []): ListedArticle => ({
  slug: title.toLowerCase(),
  title,
  excerpt: 'Something to read.',
  category: 'Focus',
  published: '2024-12-10',
  readMinutes: 5,
  picture: '/p.svg',
  tint: '#fff',
  keywords,
})

const articles = [
  anArticle('The Sitar', ['strings']),
  anArticle('A Rāga at Dusk', ['evening']),
  anArticle('Rain and Rivers'),
]
const titles = (query: string) => findArticles(articles, query).map(({ title }) => title)

describe('findArticles', () => {
  it('gives the whole list for an empty query', () => {
    expect(titles('  ')).toHaveLength(3)
  })

  it('finds by the beginning of a word and ignores case and accents', () => {
    expect(titles('RAG')).toEqual(['A Rāga at Dusk'])
    expect(titles('iver')).toEqual([])
  })

  it('finds only articles that hold every word, in any order', () => {
    expect(titles('rivers rain')).toEqual(['Rain and Rivers'])
    expect(titles('rain sitar')).toEqual([])
  })

  it('looks at keywords and categories too', () => {
    expect(titles('strings')).toEqual(['The Sitar'])
    expect(titles('focus')).toHaveLength(3)
  })

  it('ignores punctuation', () => {
    expect(titles('sitar?! (')).toEqual(['The Sitar'])
  })

  it('finds words in Devanagari by their letters with their signs, and with or without the dot below', () => {
    const inHindi = [anArticle('नींद के लिए संगीत'), anArticle('आवाज़ और नाद')]
    const found = (query: string) => findArticles(inHindi, query).map(({ title }) => title)
    expect(found('नींद')).toEqual(['नींद के लिए संगीत'])
    expect(found('ना')).toEqual(['आवाज़ और नाद'])
    expect(found('आवाज')).toEqual(['आवाज़ और नाद'])
  })
})
