import { createContext, use, type ReactNode } from 'react'
import { ArrowLeft } from '#icons'
import { baseLocale } from '#locale'
import { m } from '#messages'
import type { ArticleData as Page } from '#content/article-data.ts'
import { inLanguage } from '#lib/language/in-english.ts'
import { pageLanguage } from '#lib/language/paths.ts'
import { formatLanguage } from '#lib/language/say.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleDate } from './article-date.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleSizes } from './article-sizes.tsx'
import { ArticleSources } from './article-sources.tsx'
import { articleFrame } from './article-frame.ts'
import { formatDate } from './format-date.ts'

/** Shown on wide screens only (article.css); `followReading` marks the section being read. */
const ArticleContents = ({ sections, language }: Pick<Page, 'sections' | 'language'>) => (
  <nav aria-label={m.article_contents()} className="article-contents">
    <p className="font-display text-lg">{m.article_contents()}</p>
    <ol {...inLanguage(language)} className="mt-3 border-s border-line">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-[0.95rem] leading-snug text-ink-soft hover:text-terracotta aria-[current=location]:border-terracotta aria-[current=location]:text-terracotta"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

type ArticlePageProps = {
  readonly page: Page
  /** The article's text. */
  readonly children: ReactNode
  readonly share: ReactNode
}

const Heard = createContext<Page['heard']>([])

/** Ids of the sounds and loops that an article plays. */
export const useHeard = (): Page['heard'] => use(Heard)

const Updated = ({ day }: { readonly day: string }) => (
  <>
    <span aria-hidden>·</span>
    <time dateTime={day}>{m.article_updated({ date: formatDate(day, formatLanguage()) })}</time>
  </>
)

type MetaRowProps = Pick<Page, 'published' | 'updated'> & { readonly minutes: number }

const MetaRow = ({ published, updated, minutes }: MetaRowProps) => (
  <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
    <ArticleDate published={published} />
    {updated ? <Updated day={updated} /> : null}
    <span aria-hidden>·</span>
    <span>{m.article_author()}</span>
    <span aria-hidden>·</span>
    <span>{m.blog_read_time({ minutes })}</span>
  </p>
)

/**
 * A whole article as it is prerendered into its page. It has no state and no handlers, so a reader
 * who opens the page directly never loads this code (docs/decisions/064). The `article` element
 * holds the text alone; contents, sources and related articles are outside it. Reading modes and
 * word counts then find the text and nothing else.
 */
export const ArticlePage = ({ page, children, share }: ArticlePageProps) => (
  <div {...articleFrame(page.slug)}>
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1">
      <div
        data-reading-progress
        data-testid="reading-progress"
        className="h-full origin-(--line-start) bg-marigold"
        style={{ scale: '0 1' }}
      />
    </div>
    <AppLink
      to="/blog"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-terracotta"
    >
      <ArrowLeft size={18} />
      {m.article_back()}
    </AppLink>
    <ArticlePicture
      article={page}
      isFirst
      className="mt-2 h-52 rounded-3xl object-[50%_35%] sm:h-80 lg:h-[clamp(8rem,100dvh-38rem,28rem)]"
    />
    <div className="article-columns">
      <ArticleContents sections={page.sections} language={page.language} />
      <div className="min-w-0">
        <div className="mb-8">
          <MetaRow published={page.published} updated={page.updated} minutes={page.readMinutes} />
          {page.language === pageLanguage() || pageLanguage() === baseLocale ? null : (
            <p className="mt-3 rounded-xl bg-sunken px-4 py-2 text-ink-soft">
              {m.article_language()}
            </p>
          )}
          <h1
            {...inLanguage(page.language)}
            id="article-title"
            className="mt-3 text-4xl sm:text-5xl"
          >
            {page.title}
          </h1>
        </div>
        <article
          {...inLanguage(page.language)}
          aria-labelledby="article-title"
          className="article-text"
        >
          <Heard value={page.heard}>{children}</Heard>
        </article>
        {page.sizes ? <ArticleSizes sizes={page.sizes} language={page.language} /> : null}
        <ArticleSources sources={page.sources} language={page.language} />
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
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {page.related.map((other) => (
          <li key={other.slug}>
            <ArticleCard article={other} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  </div>
)
