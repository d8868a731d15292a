import { useState, type ComponentType, type ReactNode } from 'react'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { articleFrame, findWrittenArticle } from './article-frame.ts'

type ArticleProps = { readonly slug: string; readonly page: ComponentType }

const Article = ({ slug, page: Page }: ArticleProps) => {
  'use no memo' // As in living-article.tsx.
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
): (() => ReactNode) => {
  const page = latePart(async () => (await load()).default, {
    missing: (_, again) => (
      <div className="page-width py-10">
        <MissingNotice onAgain={again} />
      </div>
    ),
    waiting: 'page',
  })
  return () => <Article slug={slug} page={page} />
}
