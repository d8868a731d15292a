import { formatLanguage } from '#lib/language/say.ts'

/** Attributes of an article's outermost element; `findWrittenArticle` finds it by them. */
export const articleFrame = (slug: string) => ({
  'data-article': slug,
  className: 'article-page page-width pt-5',
})

/** @returns the HTML of an article that the open page was prerendered with, if it is this one, in this language and in the listener's digits */
export const findWrittenArticle = (slug: string): string | undefined =>
  typeof document === 'undefined' || document.documentElement.lang !== formatLanguage()
    ? undefined
    : document.querySelector(`[data-article="${slug}"]`)?.innerHTML
