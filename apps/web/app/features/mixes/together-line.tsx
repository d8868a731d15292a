import { useState } from 'react'
import { m } from '#messages'
import { timeText } from '#lib/page/time-text.ts'

/** Clocks that were set by the network differ by less, in milliseconds. */
const CLOCKS_DIFFER = 5000

const momentText = (moment: number, now: number): string => {
  const [day, today] = [new Date(moment), new Date(now)]
  if (day.toDateString() === today.toDateString()) return timeText(moment)
  const isThisYear = day.getFullYear() === today.getFullYear()
  return timeText(moment, {
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
  })
}

type TogetherLineProps = {
  /** In seconds since 1970. */
  readonly since: number
  /** In milliseconds since 1970. */
  readonly readNow?: () => number
}

/**
 * Says since when a mix is heard together. No clock but that of the device is asked: it shows how far apart listeners are
 * only where the hour has not begun by it.
 */
export const TogetherLine = ({ since, readNow = Date.now }: TogetherLineProps) => {
  const [now] = useState(readNow)
  const time = momentText(since * 1000, now)
  return since * 1000 > now + CLOCKS_DIFFER ? (
    <p role="alert">{m.shared_together_ahead({ time, now: momentText(now, now) })}</p>
  ) : (
    <div className="text-ink-soft">
      <p>{m.shared_together_since({ time })}</p>
      <p className="text-sm">{m.mixes_together_text()}</p>
    </div>
  )
}
