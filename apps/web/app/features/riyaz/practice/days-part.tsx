import { addPractised } from '@dhvani/riyaz'
import { m } from '#messages'
import { formatLanguage } from '#lib/language/say.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { practised, usePractised } from '#lib/riyaz/practised.ts'
import { Button } from '#ui/button.tsx'

/** So many days are listed, the latest first. */
const SHOWN = 7

/** A date without an hour is that of the listener, so it is written in the zone in which it was read. */
const dateText = (day: string): string =>
  new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** What was practised meanwhile stays. */
const bringBack = (erased: readonly (readonly [string, number])[]) =>
  practised.set(
    erased.reduce((days, [day, seconds]) => addPractised(days, day, seconds), practised.get()),
  )

const erase = () => {
  const erased = Object.entries(practised.get())
  practised.set({})
  showToast({
    title: m.riyaz_days_erased(),
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: () => bringBack(erased) },
  })
}

/** Minutes by day, as plain numbers, on this device alone. */
export const DaysPart = () => {
  const days = Object.entries(usePractised()).filter(([, seconds]) => seconds >= 30)
  if (days.length === 0) return <p className="text-ink-soft">{m.riyaz_days_none()}</p>
  return (
    <>
      <ul className="flex flex-col gap-1">
        {days
          .toReversed()
          .slice(0, SHOWN)
          .map(([day, seconds]) => (
            <li key={day} className="tabular flex justify-between gap-3">
              <span>{dateText(day)}</span>
              <span>{m.timer_minutes({ minutes: Math.round(seconds / 60) })}</span>
            </li>
          ))}
      </ul>
      <div>
        <Button look="quiet" onClick={erase}>
          {m.riyaz_days_erase()}
        </Button>
      </div>
    </>
  )
}
