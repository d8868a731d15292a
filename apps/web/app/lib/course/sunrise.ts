import { getTimes } from 'suncalc'
import type { Coordinates } from './cities.ts'
import type { Sunrise } from './course.ts'

const DAY_MS = 86_400_000

/** Where the sun does not rise, or does not set, morning is at this hour of the device's clock. */
const MORNING_HOUR = 6

const sunriseOn = (day: Date, { latitude, longitude }: Coordinates): Sunrise => {
  const { sunrise, alwaysUp } = getTimes(day, latitude, longitude)
  if (sunrise) return { at: sunrise.getTime() }
  const morning = new Date(day.getFullYear(), day.getMonth(), day.getDate(), MORNING_HOUR)
  return { at: morning.getTime(), missing: alwaysUp ? 'polar-day' : 'polar-night' }
}

/**
 * Computed on the device, from its clock and a place, by the formulas of Meeus (suncalc).
 *
 * @param after  milliseconds since 1970
 * @returns the first sunrise after a moment. On a day without one, morning is at six by the device's clock
 */
export const findSunrise = (place: Coordinates, after: number): Sunrise => {
  // A day of the sun may be another one than the clock's.
  const days = [-1, 0, 1, 2].map((day) => new Date(after + day * DAY_MS))
  const next = days.map((day) => sunriseOn(day, place)).find(({ at }) => at > after)
  if (!next) throw new Error(`no morning within two days of ${new Date(after).toISOString()}`)
  return next
}
