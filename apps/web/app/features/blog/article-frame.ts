/** What the outermost element of an article is known by: written into the page, found again. */
export const articleFrame = (slug: string) => ({
  'data-article': slug,
  className: 'article-page page-width pt-5',
})

/** @returns what stands in the open page as the article, if it is that article */
export const findWrittenArticle = (slug: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-article="${slug}"]`)?.innerHTML
