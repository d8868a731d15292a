import { useState, type ComponentType, type ReactNode } from 'react'
import type { Locale } from '#locale'
import { pageLanguage } from '#lib/language/paths.ts'
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

type LoadPage = () => Promise<{ readonly default: ComponentType }>

const createPage = (load: LoadPage): ComponentType =>
  latePart(async () => (await load()).default, {
    missing: ({ again }) => (
      <div className="page-width py-10">
        <MissingNotice again={again} />
      </div>
    ),
    waiting: 'page',
  })

/**
 * The route of an article. A reader who opens the page directly sees the prerendered HTML, which
 * stays as it is. A reader who comes from another page of the site gets the article from `loads`, in the
 * page's language where it is written in it.
 */
export const createArticle = (
  slug: string,
  loads: Readonly<Partial<Record<Locale, LoadPage>>> & { readonly en: LoadPage },
): (() => ReactNode) => {
  const pages = new Map<LoadPage, ComponentType>()
  const pageOf = (load: LoadPage): ComponentType => {
    const page = pages.get(load) ?? createPage(load)
    pages.set(load, page)
    return page
  }
  return () => <Article slug={slug} page={pageOf(loads[pageLanguage()] ?? loads.en)} />
}
