import { m } from '#messages'
import type { ArticlePage } from '#content/article-page.ts'

/** The works that the text cites, in the order of its front matter. */
export const ArticleSources = ({ sources }: { readonly sources: ArticlePage['sources'] }) => (
  <section aria-labelledby="sources" className="mt-14 border-t border-line pt-8">
    <h2 id="sources" className="text-2xl">
      {m.article_sources()}
    </h2>
    <ol className="mt-4 flex list-decimal flex-col gap-3 pl-6 text-[0.95rem] text-ink-soft marker:text-ink-soft">
      {sources.map(({ authors, year, title, where, doi }) => (
        <li key={`${authors} ${year} ${title}`}>
          {`${authors} (${year}). `}
          <cite>{title}</cite>
          {where ? `. ${where}.` : '.'}
          {doi ? (
            <>
              {' '}
              <a
                href={`https://doi.org/${doi}`}
                rel="noreferrer"
                className="break-all text-peacock underline underline-offset-2"
              >
                {`doi:${doi}`}
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ol>
  </section>
)
