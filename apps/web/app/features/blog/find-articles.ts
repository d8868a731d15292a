import type { ListedArticle } from '#content/article-data.ts'
import { categoryName } from './category-name.ts'

/** Accents of Latin letters, and the dot below letters of Devanagari: readers often type without them. */
const MARKS = /[\u0300-\u036f\u093c]/g
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Lower case and without accents, so that "deja" finds "déjà" and "raga" finds "rāga". */
const fold = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLowerCase()

const textOf = ({ title, excerpt, category, keywords }: ListedArticle): string =>
  fold([title, excerpt, category, categoryName(category), ...keywords].join(' '))

/** @returns the articles where each word of the query begins a word, in the order of `articles` */
export const findArticles = (
  articles: readonly ListedArticle[],
  query: string,
): readonly ListedArticle[] => {
  const wanted = fold(query).match(WORD) ?? []
  if (wanted.length === 0) return articles
  return articles.filter((article) => {
    const words = textOf(article).match(WORD) ?? []
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
