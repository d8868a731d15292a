import { FOCUS_TIMER } from '@dhvani/catalogue'
import { seconds, type Seconds } from '@dhvani/units'
import { inDigits } from '#lib/language/say.ts'

/**
 * A countdown that stores its deadline and counts nothing. It is right after an hour in a hidden tab,
 * after the computer slept and after a reload. `now` and `deadline` are milliseconds since 1970.
 */
export type Timer =
  | { readonly status: 'ready'; readonly length: Seconds }
  | { readonly status: 'running'; readonly length: Seconds; readonly deadline: number }
  | { readonly status: 'paused'; readonly length: Seconds; readonly remaining: Seconds }
  | { readonly status: 'done'; readonly length: Seconds }

export const NEW_TIMER: Timer = { status: 'ready', length: FOCUS_TIMER.defaultLength }

/** @returns the whole seconds that are left, rounded up: the last second shows 00:01 */
export const remainingSeconds = (timer: Timer, now: number): Seconds => {
  switch (timer.status) {
    case 'ready':
      return timer.length
    case 'running':
      return seconds(Math.max(0, Math.ceil((timer.deadline - now) / 1000)))
    case 'paused':
      return timer.remaining
    case 'done':
      return seconds(0)
  }
}

/** Sets the length and stops. */
export const pickLength = (length: Seconds): Timer => ({ status: 'ready', length })

/** Begins, or goes on after a pause; a finished timer begins anew. */
export const start = (timer: Timer, now: number): Timer => {
  if (timer.status === 'running') return timer
  const left = timer.status === 'paused' ? timer.remaining : timer.length
  return { status: 'running', length: timer.length, deadline: now + left * 1000 }
}

export const pause = (timer: Timer, now: number): Timer =>
  timer.status === 'running'
    ? { status: 'paused', length: timer.length, remaining: remainingSeconds(timer, now) }
    : timer

/** Back to the chosen length, stopped. */
export const reset = (timer: Timer): Timer => pickLength(timer.length)

/** @returns a done timer for a running one at or after its deadline; the same timer otherwise */
export const endIfDue = (timer: Timer, now: number): Timer =>
  timer.status === 'running' && now >= timer.deadline
    ? { status: 'done', length: timer.length }
    : timer

/** 1500 → '25:00' */
export const clockText = (left: Seconds): string =>
  inDigits(
    `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`,
  )

const isLength = (value: unknown): value is Seconds =>
  FOCUS_TIMER.presets.some((preset) => preset === value)

/** A system clock that is set right moves a little between two tabs. */
const CLOCK_TOLERANCE_MS = 1000

const isDeadline = (value: unknown, length: Seconds, now: number): value is number =>
  Number.isSafeInteger(value) &&
  (value as number) >= 0 &&
  (value as number) - now <= length * 1000 + CLOCK_TOLERANCE_MS

const isRemaining = (value: unknown, length: Seconds): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= length

/** @returns a timer from storage, or `undefined` for anything that is not one */
export const parseTimer = (saved: unknown, now: number): Timer | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { status, length, deadline, remaining } = saved as Record<string, unknown>
  if (!isLength(length)) return undefined
  if (status === 'ready' || status === 'done') return { status, length }
  if (status === 'running' && isDeadline(deadline, length, now)) return { status, length, deadline }
  if (status === 'paused' && isRemaining(remaining, length))
    return { status, length, remaining: seconds(remaining) }
  return undefined
}
