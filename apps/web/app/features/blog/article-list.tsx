import { useEffect, useRef } from 'react'
import { articles } from 'virtual:articles'
import { Search, Telescope } from '#icons'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import type { ListedArticle } from '#content/article-data.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextInput } from '#ui/field.tsx'
import { ArticleCard } from './article-card.tsx'
import { findArticles } from './find-articles.ts'
import { translated } from './translated.ts'

const SEEN_AT_ONCE = 1

/** Newest first. The articles in the page's language are newer than their English texts, and so come first. */
const inPageOrder = (all: readonly ListedArticle[]): readonly ListedArticle[] =>
  all.map(translated).toSorted((a, b) => b.published.localeCompare(a.published))

export const ArticleList = () => {
  const [query, setQuery] = useEntry('blog-search', '')
  const search = useRef<HTMLInputElement>(null)
  const found = findArticles(inPageOrder(articles), query)

  // The reader may have typed a search before the page was hydrated.
  useEffect(() => setQuery(search.current?.value ?? ''), [setQuery])

  return (
    <>
      <div className="mt-8 flex flex-col-reverse gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div role="tablist" aria-label={m.blog_tabs_label()} className="border-b border-line">
          <button
            type="button"
            role="tab"
            id="all-posts-tab"
            aria-selected
            aria-controls="all-posts"
            className="min-h-11 border-b-3 border-terracotta px-1 text-lg font-semibold text-terracotta"
          >
            {m.blog_tab_all()}
          </button>
        </div>
        <search className="relative w-full sm:max-w-xs">
          <Search
            size={18}
            className="pointer-events-none absolute top-1/2 inset-s-4 -translate-y-1/2 text-ink-soft"
          />
          <TextInput
            ref={search}
            type="search"
            aria-label={m.blog_search()}
            placeholder={m.blog_search()}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="!pl-11"
          />
        </search>
      </div>
      <div role="tabpanel" id="all-posts" aria-labelledby="all-posts-tab" className="mt-6">
        <p aria-live="polite" className="mb-5 text-ink-soft">
          {found.length === 1 ? m.blog_count_one() : m.blog_count_many({ count: found.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState
            picture={<Telescope size={40} />}
            title={m.blog_nothing_title()}
            action={
              <Button look="secondary" onClick={() => setQuery('')}>
                {m.blog_nothing_action()}
              </Button>
            }
          >
            {m.blog_nothing_text({ query })}
          </EmptyState>
        ) : null}
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} heading="h2" isFirst={index < SEEN_AT_ONCE} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
