import { createSavedValue, type SavedValue } from '#lib/store/saved-value.ts'

/** What was heard on one day, in seconds. */
export type HeardDay = {
  readonly seconds: number
  /** Seconds by mix, named after the sounds that played together. */
  readonly mixes: Readonly<Record<string, number>>
}

export type ListeningHistory = {
  readonly isKept: boolean
  /** By date, YYYY-MM-DD on the listener's clock. */
  readonly days: Readonly<Record<string, HeardDay>>
}

/** A stretch of listening that one mix filled. */
export type Heard = { readonly at: Date; readonly seconds: number; readonly mix: string }

const MOST_DAYS = 400
const MOST_MIXES_A_DAY = 20

export const NO_HISTORY: ListeningHistory = { isKept: true, days: {} }

/** @returns the date on the listener's clock, YYYY-MM-DD */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** Names are the listener's own: one may be `constructor`. */
const secondsOf = (mixes: HeardDay['mixes'], mix: string): number =>
  (Object.hasOwn(mixes, mix) && mixes[mix]) || 0

/** Adds what was heard, and forgets days beyond the latest 400. */
export const addHeard = (
  history: ListeningHistory,
  { at, seconds, mix }: Heard,
): ListeningHistory => {
  if (!history.isKept) return history
  const name = dayOf(at)
  const { seconds: before, mixes } = history.days[name] ?? { seconds: 0, mixes: {} }
  const isKnown = Object.hasOwn(mixes, mix) || Object.keys(mixes).length < MOST_MIXES_A_DAY
  const day: HeardDay = {
    seconds: before + seconds,
    mixes: isKnown ? { ...mixes, [mix]: secondsOf(mixes, mix) + seconds } : mixes,
  }
  const days = Object.entries({ ...history.days, [name]: day }).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  return { ...history, days: Object.fromEntries(days.slice(-MOST_DAYS)) }
}

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isHeardDay = (value: unknown): value is HeardDay =>
  typeof value === 'object' &&
  value !== null &&
  'seconds' in value &&
  isSeconds(value.seconds) &&
  'mixes' in value &&
  typeof value.mixes === 'object' &&
  value.mixes !== null &&
  Object.values(value.mixes).every(isSeconds)

const parseHistory = (saved: unknown): ListeningHistory | undefined => {
  if (typeof saved !== 'object' || saved === null || !('days' in saved)) return undefined
  const { isKept, days } = saved as { readonly isKept?: unknown; readonly days: unknown }
  if (typeof days !== 'object' || days === null) return undefined
  const heard = Object.entries(days).filter(
    ([day, value]) => /^\d{4}-\d\d-\d\d$/.test(day) && isHeardDay(value),
  )
  return { isKept: isKept !== false, days: Object.fromEntries(heard) as ListeningHistory['days'] }
}

/** Not below `dhvani.`: an account's export takes every key there, and another account may own this one. */
export const historyKey = (userId: string): string => `dhvani-listening.${userId}`

const opened = new Map<string, SavedValue<ListeningHistory>>()

/** What an account listened to in this browser. It is never sent anywhere. */
export const listeningHistory = (userId: string): SavedValue<ListeningHistory> => {
  const history =
    opened.get(userId) ??
    createSavedValue({
      key: historyKey(userId),
      version: 1,
      fallback: NO_HISTORY,
      parse: parseHistory,
    })
  opened.set(userId, history)
  return history
}
