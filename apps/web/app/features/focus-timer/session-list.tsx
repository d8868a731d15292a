import { m } from '#messages'
import { timeText } from '#lib/page/time-text.ts'
import type { FocusSession } from './session-log.ts'

const SHOWN = 5

/** The last completed sessions on this device. */
export const SessionList = ({ sessions }: { readonly sessions: readonly FocusSession[] }) => {
  return (
    <details className="text-start text-ink-soft">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        {sessions.length === 1 ? m.timer_log_one() : m.timer_log_many({ count: sessions.length })}
      </summary>
      <ol className="mt-1 flex flex-col gap-1">
        {sessions.slice(0, SHOWN).map(({ ended, minutes }) => (
          <li key={ended} className="tabular flex justify-between gap-6 border-b border-line py-1">
            <time dateTime={ended}>
              {timeText(new Date(ended), { day: 'numeric', month: 'short' })}
            </time>
            <span>{m.timer_minutes({ minutes })}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
