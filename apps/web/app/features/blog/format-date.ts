/**
 * Writes a calendar date in a language; the result is the same in every time zone.
 *
 * @param published 'YYYY-MM-DD'
 */
export const formatDate = (published: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${published}T00:00:00Z`),
  )
