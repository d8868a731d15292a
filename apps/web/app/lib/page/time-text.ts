import { baseLocale } from '#locale'
import { formatLanguage, pageLanguage } from '#lib/language/say.ts'

/**
 * Browsers write _am_ and _pm_ of the clock in Latin letters in Hindi, too. The part of the day is a word of the
 * language: शाम 6:05. Where a clock has 24 hours, browsers leave it out.
 *
 * @param day what is written of the date, if anything
 */
export const timeText = (moment: number | Date, day: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(formatLanguage(), {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: pageLanguage() === baseLocale ? undefined : 'short',
  }).format(moment)
