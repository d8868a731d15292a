import { m } from '#messages'

/** @returns "2 h 5 min", "42 min" or "less than a minute" */
export const durationText = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return m.listening_moment()
  if (minutes < 60) return m.listening_minutes({ minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 1
    ? m.listening_hours_one({ minutes: rest })
    : m.listening_hours({ hours, minutes: rest })
}
