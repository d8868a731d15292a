import { useEffect, useState } from 'react'
import { timeText } from '#lib/page/time-text.ts'

/** The time of day, as the page's language and the listener's digits write it. */
export const NightClock = () => {
  const [text, setText] = useState(() => timeText(Date.now()))
  useEffect(() => {
    // The component renders when the text has changed: once a minute.
    const interval = setInterval(() => setText(timeText(Date.now())), 1000)
    return () => clearInterval(interval)
  }, [])
  return <p className="night-clock tabular">{text}</p>
}
