import { languageName } from '../app/lib/page/language-name.ts'
import { readMessages } from '../vite/catalogue.ts'

const DAYS = Array.from(
  { length: 24 },
  (_, half) => new Date(Date.UTC(2026, half / 2, half + 1, half)),
)

/** What a browser writes in a language by itself: dates, times and lists. */
const writtenByBrowsers = (locale: string): string[] => {
  const formats = (['short', 'medium', 'long'] as const).map(
    (style) => new Intl.DateTimeFormat(locale, { dateStyle: style, timeStyle: 'short' }),
  )
  return [
    ...DAYS.flatMap((day) => formats.map((format) => format.format(day))),
    new Intl.ListFormat(locale).format(['', '', '']),
    languageName(locale as 'hi'),
  ]
}

/** @returns every text that a page in a language shows, without the values of its places */
export const textsOf = (locale: string): string[] => [
  ...Object.values(readMessages(locale)).flatMap((text) => text.split(/\{\w+\}/)),
  ...writtenByBrowsers(locale),
]
