declare module 'virtual:articles' {
  import type { ListedArticle } from '#content/article-page.ts'

  /** Those of the list, newest first. */
  export const articles: readonly ListedArticle[]
}
