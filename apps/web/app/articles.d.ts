declare module 'virtual:articles' {
  import type { ListedArticle } from '#content/article-data.ts'

  /** All articles, newest first. */
  export const articles: readonly ListedArticle[]
}
