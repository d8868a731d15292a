import { m } from '#messages'
import { dayOf, type HeardDay } from '#lib/mixes/listening-history.ts'
import { formatLanguage } from '#lib/language/say.ts'
import { classNames } from '#ui/class-names.ts'
import { durationText } from './duration-text.ts'

const WEEKS = 12
const DAYS_A_WEEK = 7

type Cell = { readonly date: Date; readonly seconds: number; readonly isAhead: boolean }

/** The last twelve weeks, each from Monday to Sunday. */
const weeksUntil = (today: Date, days: Readonly<Record<string, HeardDay>>): Cell[][] => {
  const sinceMonday = (today.getDay() + 6) % DAYS_A_WEEK
  const first = today.getDate() - sinceMonday - (WEEKS - 1) * DAYS_A_WEEK
  const dateOf = (index: number) => new Date(today.getFullYear(), today.getMonth(), first + index)
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, weekday) => {
      const date = dateOf(week * DAYS_A_WEEK + weekday)
      return { date, seconds: days[dayOf(date)]?.seconds ?? 0, isAhead: date > today }
    }),
  )
}

const TINTS = [
  'bg-sunken',
  'bg-marigold/35 forced-colors:opacity-40',
  'bg-marigold/65 forced-colors:opacity-70',
  'bg-marigold',
] as const

/** A stroll, an hour, an evening. @returns an index of `TINTS` */
const degreeOf = (seconds: number): 0 | 1 | 2 | 3 => {
  if (seconds === 0) return 0
  if (seconds < 30 * 60) return 1
  return seconds < 2 * 3600 ? 2 : 3
}

type ListeningCalendarProps = {
  readonly days: Readonly<Record<string, HeardDay>>
  readonly today: Date
}

/** One square a day; a screen reader hears the days on which something played. */
export const ListeningCalendar = ({ days, today }: ListeningCalendarProps) => {
  const weeks = weeksUntil(today, days)
  const heard = weeks.flat().filter(({ seconds }) => seconds > 0)
  const sum = heard.reduce((all, { seconds }) => all + seconds, 0)
  const dateText = new Intl.DateTimeFormat(formatLanguage(), { day: 'numeric', month: 'long' })
  const wordsOf = ({ date, seconds }: Cell) =>
    m.listening_day({ date: dateText.format(date), time: durationText(seconds) })

  return (
    <figure>
      <figcaption className="mb-3">
        {m.listening_sum({ time: durationText(sum), count: heard.length })}
      </figcaption>
      <div aria-hidden className="grid max-w-md auto-cols-fr grid-flow-col gap-1">
        {weeks.map(([monday, ...others]) =>
          monday ? (
            <div key={dayOf(monday.date)} className="grid gap-1">
              {[monday, ...others].map((cell) => (
                <span
                  key={dayOf(cell.date)}
                  title={cell.seconds > 0 ? wordsOf(cell) : undefined}
                  data-degree={cell.isAhead ? undefined : degreeOf(cell.seconds)}
                  className={classNames(
                    'aspect-square rounded-[4px]',
                    cell.isAhead ? 'bg-transparent' : TINTS[degreeOf(cell.seconds)],
                  )}
                />
              ))}
            </div>
          ) : null,
        )}
      </div>
      <ul className="sr-only">
        {heard.map((cell) => (
          <li key={dayOf(cell.date)}>{wordsOf(cell)}</li>
        ))}
      </ul>
    </figure>
  )
}
