import { lazy, useState, type ComponentType } from 'react'
import { articleFrame, findWrittenArticle } from './article-frame.ts'

type ArticleProps = { readonly slug: string; readonly page: ComponentType }

const Article = ({ slug, page: Page }: ArticleProps) => {
  const [written] = useState(() => findWrittenArticle(slug))
  if (written === undefined) return <Page />
  return <div {...articleFrame(slug)} dangerouslySetInnerHTML={{ __html: written }} />
}

/**
 * The route of an article. A page that was prerendered keeps what is written in it; somebody who
 * comes from another page of ours gets it from `load`.
 */
export const createArticle = (
  slug: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType => {
  const page = lazy(load)
  return () => <Article slug={slug} page={page} />
}
