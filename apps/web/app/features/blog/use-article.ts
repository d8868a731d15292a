import { useMatches } from 'react-router'
import type { ArticlePage } from '#content/article-page.ts'

type Match = { readonly handle?: unknown } | undefined

/** @returns the page of the article among a route's matches: the last one's `handle` */
export const articleOf = (matches: readonly Match[]): ArticlePage => {
  const handle = matches.at(-1)?.handle
  if (typeof handle !== 'object' || handle === null || !('slug' in handle))
    throw new Error('This route is no article')
  return handle as ArticlePage
}

export const useArticle = (): ArticlePage => articleOf(useMatches())
