/** Languages in which articles are written. English has all of them. */
export const ARTICLE_LANGUAGES = ['en', 'hi'] as const

/** One of {@link ARTICLE_LANGUAGES}. */
export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number]

/** Whether there are articles in a language, such as that of a page. */
export const hasArticles = (language: string): language is ArticleLanguage =>
  ARTICLE_LANGUAGES.some((known) => known === language)
