import { createSavedValue } from '#lib/store/saved-value.ts'

/** A completed session on this device: when it ended (ISO 8601) and how long it was, in minutes. */
export type FocusSession = { readonly ended: string; readonly minutes: number }

const LONGEST = 50

const isSession = (value: unknown): value is FocusSession =>
  typeof value === 'object' &&
  value !== null &&
  'ended' in value &&
  typeof value.ended === 'string' &&
  !Number.isNaN(Date.parse(value.ended)) &&
  'minutes' in value &&
  typeof value.minutes === 'number'

const NO_SESSIONS: readonly FocusSession[] = []

export const sessionLog = createSavedValue<readonly FocusSession[]>({
  key: 'dhvani.focus-sessions',
  version: 1,
  fallback: NO_SESSIONS,
  parse: (saved) => (Array.isArray(saved) ? saved.filter(isSession).slice(0, LONGEST) : undefined),
})

/** Puts a session at the front and drops the oldest beyond fifty. */
export const logSession = (session: FocusSession): void =>
  sessionLog.set([session, ...sessionLog.get()].slice(0, LONGEST))
