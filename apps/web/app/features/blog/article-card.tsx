import { ArrowRight } from '#icons'
import { m } from '#messages'
import type { ArticleSummary } from '#content/article-data.ts'
import { inLanguage } from '#lib/language/in-english.ts'
import { AppLink } from '#ui/app-link.tsx'
import { ArticleDate } from './article-date.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { categoryName } from './category-name.ts'
import { translated } from './translated.ts'

type ArticleCardProps = {
  readonly article: ArticleSummary
  /** Level of the card's heading. */
  readonly heading: 'h2' | 'h3'
  readonly isFirst?: boolean
}

/** A press anywhere on the card opens the article; the card holds one link. */
export const ArticleCard = ({
  article: plain,
  heading: Heading,
  isFirst = false,
}: ArticleCardProps) => {
  const article = translated(plain)
  const inItsLanguage = inLanguage(article.language)
  return (
    <div className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-150 focus-within:border-terracotta hover:border-terracotta hover:shadow-lift">
      <ArticlePicture article={article} isFirst={isFirst} className="aspect-[40/21]" />
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="rounded-full bg-marigold-wash px-2.5 py-0.5 font-semibold text-marigold-deep">
            {categoryName(article.category)}
          </span>
          <ArticleDate published={article.published} />
          <span>{m.blog_read_time({ minutes: article.readMinutes })}</span>
        </p>
        <Heading
          {...inItsLanguage}
          className="mt-3 text-[1.45rem] leading-tight group-hover:text-terracotta"
        >
          {article.title}
        </Heading>
        <p {...inItsLanguage} className="mt-2 text-ink-soft">
          {article.excerpt}
        </p>
        <p className="mt-auto pt-4">
          <AppLink
            to={`/blog/${article.slug}`}
            className="inline-flex items-center gap-1.5 font-semibold text-terracotta after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            <span>{m.blog_read_more()}</span>
            <span {...inItsLanguage} className="sr-only">
              {article.title}
            </span>
            <ArrowRight size={18} />
          </AppLink>
        </p>
      </div>
    </div>
  )
}
