import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleDate } from './article-date.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleSources } from './article-sources.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { useArticle } from './use-article.ts'
import './article.css'

type ArticlePageProps = {
  /** The text. */
  readonly children: ReactNode
  readonly share: ReactNode
}

const TEXT_ID = 'article-text'

const MetaRow = ({ published, minutes }: { published: string; minutes: number }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
    <ArticleDate published={published} />
    <span aria-hidden>·</span>
    <span>{m.article_author()}</span>
    <span aria-hidden>·</span>
    <span>{m.blog_read_time({ minutes })}</span>
  </p>
)

/**
 * In the `article` element stands the text and nothing else; what belongs around it stands around
 * it, so that whoever reads or counts the element reads or counts the text.
 */
export const ArticlePage = ({ children, share }: ArticlePageProps) => {
  const article = useArticle()
  return (
    <div className="article-page page-width pt-5">
      <ReadingProgress key={article.slug} of={TEXT_ID} />
      <AppLink
        to="/blog"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-terracotta"
      >
        <ArrowLeft aria-hidden size={18} />
        {m.article_back()}
      </AppLink>
      <ArticlePicture
        article={article}
        isFirst
        className="mt-2 h-52 rounded-3xl object-[50%_35%] sm:h-80 lg:h-[28rem]"
      />
      <div className="article-columns">
        <ArticleContents sections={article.sections} />
        <div className="min-w-0">
          <div className="mb-8">
            <MetaRow published={article.published} minutes={article.readMinutes} />
            <h1 id="article-title" className="mt-3 text-4xl sm:text-5xl">
              {article.title}
            </h1>
          </div>
          <article id={TEXT_ID} aria-labelledby="article-title" className="article-text">
            {children}
          </article>
          <ArticleSources sources={article.sources} />
          <div className="mt-10 flex flex-wrap items-center gap-3">
            <AppLink to="/blog" className={buttonClasses('primary')}>
              {m.article_read_more()}
            </AppLink>
            {share}
          </div>
        </div>
      </div>
      <section aria-labelledby="related" className="mt-16">
        <h2 id="related" className="section-title text-3xl">
          {m.article_related()}
        </h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {article.related.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
