import { m } from '#messages'
import type { ArticlePage } from '#content/article-page.ts'
import { inLanguage } from '#lib/language/in-english.ts'

/** Shown on wide screens only (article.css); `followReading` marks the section being read. */
export const ArticleContents = ({
  sections,
  language,
}: Pick<ArticlePage, 'sections' | 'language'>) => (
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
