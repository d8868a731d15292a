/** Seconds of practice by date, YYYY-MM-DD in the time zone of the device on which the listener practises. */
export type PractisedDays = Readonly<Record<string, number>>

const MOST_DAYS = 400

const DATE = /^\d{4}-\d\d-\d\d$/

/** Adds seconds to a day, and forgets days beyond the latest 400. */
export const addPractised = (days: PractisedDays, day: string, seconds: number): PractisedDays => {
  const next = Object.entries({ ...days, [day]: (days[day] ?? 0) + seconds })
  const sorted = next.toSorted(([one], [other]) => one.localeCompare(other))
  return Object.fromEntries(sorted.slice(-MOST_DAYS))
}

/** @returns days as a device kept them, without what is no day; `undefined` for what is no object */
export const parsePractised = (saved: unknown): PractisedDays | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  return Object.fromEntries(
    Object.entries(saved).filter(
      (entry): entry is [string, number] =>
        DATE.test(entry[0]) &&
        typeof entry[1] === 'number' &&
        entry[1] >= 0 &&
        // No day has more seconds.
        entry[1] <= 90_000,
    ),
  )
}
