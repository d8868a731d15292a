import { hasArticles } from '../content/article-languages.ts'
import { experimentWordsIn } from '../content/experiments/words-in.ts'
import { readPapers } from '../content/papers.ts'
import { readArticles, type ReadArticle } from '../content/read-articles.ts'
import { sizeWordsIn } from '../content/sizes/words-in.ts'
import { languageName } from '../app/lib/language/language-name.ts'
import { readMessages } from '../vite/catalogue.ts'
import { findLocales } from '../vite/find-locales.ts'
import { findHeadingKeys } from './heading-keys.ts'

const DAYS = Array.from(
  { length: 24 },
  (_, half) => new Date(Date.UTC(2026, half / 2, half + 1, half)),
)

/** A language's words for the parts of the day, which its pages write beside a time. */
const partsOfDay = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', dayPeriod: 'short' })
  return DAYS.map((day) => format.format(day))
}

/** What a browser writes in a language by itself: dates, times and lists. */
const writtenByBrowsers = (locale: string): string[] => {
  const formats = (['short', 'medium', 'long'] as const).map(
    (style) => new Intl.DateTimeFormat(locale, { dateStyle: style, timeStyle: 'short' }),
  )
  return [
    ...DAYS.flatMap((day) => formats.map((format) => format.format(day))),
    ...partsOfDay(locale),
    new Intl.ListFormat(locale).format(['', '', '']),
    ...findLocales().map((other) => languageName(other as 'hi', locale as 'hi')),
  ]
}

const articlesIn = (locale: string): readonly ReadArticle[] =>
  hasArticles(locale) ? readArticles(locale) : []

/** A text without its places, such as `{name}`. */
const withoutPlaces = (text: string): string[] => text.split(/\{\w+\}/)

/** @returns the articles in a language: what stands between their titles and their sources, with the words of experiments and of the sizes of studies */
export const articlesOf = (locale: string): string[] => [
  ...articlesIn(locale).map(({ text }) => text),
  ...experimentWordsIn(locale).flatMap(withoutPlaces),
  ...sizeWordsIn(locale).flatMap(withoutPlaces),
]

/** @returns every text that a page in a language shows, without the values of its places and without the articles */
export const textsOf = (locale: string): string[] => [
  ...Object.values(readMessages(locale)).flatMap(withoutPlaces),
  ...writtenByBrowsers(locale),
  ...articlesIn(locale).flatMap(({ frontMatter: { title, excerpt } }) => [title, excerpt]),
  ...readPapers(locale),
]

/** @returns the texts of a language that pages show in the face of headings */
export const headingsOf = (locale: string): string[] => {
  const messages = readMessages(locale)
  return [
    ...findHeadingKeys(Object.keys(messages)).flatMap((key) => withoutPlaces(messages[key] ?? '')),
    languageName(locale as 'hi'),
    ...partsOfDay(locale),
    ...articlesIn(locale).flatMap(({ frontMatter, sections }) => [
      frontMatter.title,
      ...sections.map(({ text }) => text),
    ]),
    ...sizeWordsIn(locale).slice(0, 1),
    ...readPapers(locale).flatMap((text) => text.match(/^## .+$/gm) ?? []),
  ]
}
