import { m } from '#messages'
import type { ArticleData } from '#content/article-data.ts'
import { inEnglish, inLanguage } from '#lib/language/in-english.ts'
import { formatLanguage } from '#lib/language/say.ts'
import { formatDate } from './format-date.ts'

type Work = ArticleData['sources'][number]

const linkOf = (work: Work) => {
  if ('doi' in work) return { href: `https://doi.org/${work.doi}`, text: `doi:${work.doi}` }
  if ('url' in work) return { href: work.url, text: new URL(work.url).hostname }
  return undefined
}

const Place = ({ work }: { readonly work: Work }) => {
  const link = linkOf(work)
  if (!link) return 'isbn' in work ? <span>{`ISBN ${work.isbn}`}</span> : null
  return (
    <>
      <a
        {...inEnglish()}
        href={link.href}
        rel="noreferrer"
        className="break-all text-peacock underline underline-offset-2"
      >
        {link.text}
      </a>
      <span>
        {'accessed' in work
          ? ` (${m.article_accessed({ date: formatDate(work.accessed, formatLanguage()) })})`
          : null}
      </span>
    </>
  )
}

type ArticleSourcesProps = Pick<ArticleData, 'sources' | 'language'>

/** The works that the text cites, in the order of its front matter, each with what was read of it. */
export const ArticleSources = ({ sources, language }: ArticleSourcesProps) => (
  <section aria-labelledby="sources" className="mt-14 border-t border-line pt-8">
    <h2 id="sources" className="text-2xl">
      {m.article_sources()}
    </h2>
    <ol className="mt-4 flex list-decimal flex-col gap-3 ps-6 text-[0.95rem] text-ink-soft marker:text-ink-soft">
      {sources.map((work) => (
        <li key={`${work.authors} ${work.year} ${work.title}`}>
          {/* Authors and journals are named in English, like the titles. */}
          <span {...inEnglish()}>
            <span>
              {work.authors ? `${work.authors}${work.year ? ` (${work.year})` : ''}. ` : null}
            </span>
            <cite>{work.title}</cite>
            <span>{work.where ? `. ${work.where}. ` : '. '}</span>
          </span>
          <Place work={work} />
          {work.read ? <span {...inLanguage(language)}>{` (${work.read})`}</span> : null}
        </li>
      ))}
    </ol>
  </section>
)
