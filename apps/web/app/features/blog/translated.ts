import { findTexts, type Heads } from '#lib/language/say.ts'

/** @returns the article as it is written in the page's language, or as it is in English */
export const translated = <Article extends { readonly slug: string }>(
  article: Article,
): Article => ({ ...article, ...(findTexts('blog') as Heads | undefined)?.(article.slug) })
