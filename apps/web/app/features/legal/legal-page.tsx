import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { baseLocale } from '#locale'
import { m } from '#messages'
import { inEnglish } from '#lib/language/in-english.ts'
import { pageLanguage, pathIn } from '#lib/language/paths.ts'
import { findTexts, type PageOfDictionary, type TextsOfPage } from '#lib/language/say.ts'
import './legal.css'

const SEAM = '|'

type LegalPageProps = {
  readonly paper: Exclude<TextsOfPage, 'blog' | 'auth' | PageOfDictionary>
  readonly title: string
  /** The English text, which is also shown in a language that has none of its own. */
  readonly Text: ComponentType
}

/** Says which text binds, with a link to it. */
const Translation = ({ paper }: Pick<LegalPageProps, 'paper'>) => {
  const [before, after] = m.legal_translation({ english: SEAM }).split(SEAM)
  return (
    <>
      <span>{before}</span>
      <Link
        to={pathIn(baseLocale, `/${paper}`)}
        hrefLang={baseLocale}
        className="underline underline-offset-2"
      >
        {m.legal_english()}
      </Link>
      <span>{after}</span>
    </>
  )
}

export const LegalPage = ({ paper, title, Text }: LegalPageProps) => {
  const Translated = findTexts(paper) as ComponentType | undefined
  return (
    <div className="page-width pt-10">
      <div className="mx-auto max-w-[44rem]">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {pageLanguage() === baseLocale ? null : (
          <p className="mt-3 rounded-xl bg-sunken px-4 py-2 text-ink-soft">
            {Translated ? <Translation paper={paper} /> : m.legal_language()}
          </p>
        )}
        <div {...(Translated ? {} : inEnglish())} className="legal-text mt-6">
          {Translated ? <Translated /> : <Text />}
        </div>
        {paper === 'terms' ? (
          <p className="mt-10 text-ink-soft">
            <a href="/licences.txt" className="underline underline-offset-2">
              {m.legal_licences()}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  )
}
