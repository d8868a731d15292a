import { m } from '#messages'
import type { Source } from '#content/bibliography.ts'
import { inEnglish } from '#lib/language/in-english.ts'
import { formatLanguage } from '#lib/language/say.ts'

/** @param day 'YYYY-MM-DD' */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )

const addressOf = (work: Source): string | undefined => {
  if ('doi' in work) return `https://doi.org/${work.doi}`
  return 'url' in work ? work.url : undefined
}

/** Authors, title and place of a work. It shares no code with articles, so that theirs stays in one file. */
export const KnownWork = ({ work }: { readonly work: Source }) => {
  const address = addressOf(work)
  const begin = [work.authors, work.year && `(${work.year})`].filter(Boolean).join(' ')
  return (
    <>
      <span {...inEnglish()}>
        <span>{begin === '' ? '' : `${begin}. `}</span>
        <cite>{work.title}</cite>
        <span>{work.where ? `, ${work.where}` : ''}</span>.
      </span>{' '}
      {address ? (
        <a
          {...inEnglish()}
          href={address}
          rel="noreferrer"
          className="text-peacock underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          {address.replace(/^https?:\/\/(?:www\.)?/u, '')}
        </a>
      ) : null}
      <span>
        {'accessed' in work ? ` (${m.known_accessed({ date: dayText(work.accessed) })})` : ''}
      </span>
      <span>{'isbn' in work ? `ISBN ${work.isbn}` : ''}</span>
    </>
  )
}
