import { lazy, useState, type ComponentType } from 'react'
import { articleFrame, findWrittenArticle } from './article-frame.ts'

type ArticleProps = { readonly slug: string; readonly page: ComponentType }

const Article = ({ slug, page: Page }: ArticleProps) => {
  const [written] = useState(() => findWrittenArticle(slug))
  if (written === undefined) return <Page />
  return <div {...articleFrame(slug)} dangerouslySetInnerHTML={{ __html: written }} />
}

/**
 * The route of an article. A reader who opens the page directly sees the prerendered HTML, which
 * stays as it is. A reader who comes from another page of the site gets the article from `load`.
 */
export const createArticle = (
  slug: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType => {
  const page = lazy(load)
  return () => <Article slug={slug} page={page} />
}
