import type { ListedArticle } from '#content/article-page.ts'

/** Lower case and without accents, so that "deja" finds "déjà" and "raga" finds "rāga". */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

const textOf = ({ title, excerpt, category, keywords }: ListedArticle): string =>
  fold([title, excerpt, category, ...keywords].join(' '))

/** @returns the articles where each word of the query begins a word, in the order of `articles` */
export const findArticles = (
  articles: readonly ListedArticle[],
  query: string,
): readonly ListedArticle[] => {
  const wanted = fold(query).match(/[\p{L}\p{N}]+/gu) ?? []
  if (wanted.length === 0) return articles
  return articles.filter((article) => {
    const words = textOf(article).match(/[\p{L}\p{N}]+/gu) ?? []
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
