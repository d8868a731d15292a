import { minutes, seconds, type Seconds } from '@dhvani/units'
import { inDigits } from '#lib/language/say.ts'

/** Lengths to choose from, in minutes. */
export const SLEEP_PRESETS = [15, 30, 45, 60, 90] as const

/** Own lengths, in minutes. */
export const SLEEP_MINUTES = { min: 1, max: 720 } as const

/** What one press on Add or Take changes, in minutes. */
export const SLEEP_STEP = 15

/** Length of the fade where `fades` is `'last'`. */
const LAST_FADE = minutes(5)

/**
 * A countdown to silence. It stores moments and counts nothing, so it is right after a reload and after
 * the computer slept. All moments are milliseconds since 1970.
 */
export type SleepTimer = {
  /** Chosen length, in minutes. */
  readonly minutes: number
  /** Whether the sound fades over the whole time or in the last five minutes. */
  readonly fades: 'whole' | 'last'
  readonly run?: { readonly start: number; readonly deadline: number }
}

export const NEW_SLEEP: SleepTimer = { minutes: 30, fades: 'last' }

const MS_PER_MINUTE = 60_000

export const startSleep = (timer: SleepTimer, now: number): SleepTimer => ({
  ...timer,
  run: { start: now, deadline: now + timer.minutes * MS_PER_MINUTE },
})

/**
 * @param clock `HH:MM` on the listener's clock
 * @returns when it is that time next, today or tomorrow, in milliseconds since 1970
 */
export const findNextMoment = (clock: string, now: Date): number => {
  const [hours, mins] = clock.split(':').map(Number)
  const on = (day: number) =>
    new Date(now.getFullYear(), now.getMonth(), day, hours, mins).getTime()
  const today = on(now.getDate())
  return today > now.getTime() ? today : on(now.getDate() + 1)
}

/** @param clock `HH:MM` on the listener's clock: today, or tomorrow where that has passed */
export const startSleepUntil = (timer: SleepTimer, clock: string, now: Date): SleepTimer => ({
  ...timer,
  run: { start: now.getTime(), deadline: findNextMoment(clock, now) },
})

export const cancelSleep = ({ run: _run, ...timer }: SleepTimer): SleepTimer => timer

/** @returns whole seconds that are left, rounded up; the chosen length of a timer that does not run */
export const sleepSecondsLeft = (timer: SleepTimer, now: number): Seconds =>
  timer.run
    ? seconds(Math.max(0, Math.ceil((timer.run.deadline - now) / 1000)))
    : minutes(timer.minutes)

/** @returns the timer with its end moved; the same one where that would be the end at once */
export const addSleepMinutes = (timer: SleepTimer, added: number, now: number): SleepTimer => {
  if (!timer.run) return timer
  const deadline = timer.run.deadline + added * MS_PER_MINUTE
  return deadline <= now ? timer : { ...timer, run: { ...timer.run, deadline } }
}

type Fade = {
  /** Time since the fade began; 0 or less before it begins. */
  readonly since: Seconds
  readonly over: Seconds
}

/** @returns where the fade is by the clock, for a timer that runs and is not over */
export const findFade = ({ run, fades }: SleepTimer, now: number): Fade | undefined => {
  if (!run || now >= run.deadline) return undefined
  const begin = fades === 'whole' ? run.start : Math.max(run.start, run.deadline - LAST_FADE * 1000)
  return { since: seconds((now - begin) / 1000), over: seconds((run.deadline - now) / 1000) }
}

/** 754 → '12:34', 5400 → '1:30:00' */
export const sleepClockText = (left: Seconds): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hour, minute] = [Math.floor(left / 3600), Math.floor(left / 60) % 60]
  return inDigits(`${hour > 0 ? `${hour}:` : ''}${two(minute)}:${two(left % 60)}`)
}

const isMinutes = (value: unknown): value is number =>
  typeof value === 'number' && value >= SLEEP_MINUTES.min && value <= SLEEP_MINUTES.max

/** @returns a timer from storage, or `undefined` for anything that is not one */
export const parseSleep = (saved: unknown): SleepTimer | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { minutes: chosen, fades, run } = saved as Record<string, unknown>
  if (!isMinutes(chosen) || (fades !== 'whole' && fades !== 'last')) return undefined
  const timer = { minutes: chosen, fades } as const
  if (typeof run !== 'object' || run === null) return timer
  const { start, deadline } = run as Record<string, unknown>
  return Number.isFinite(start) && Number.isFinite(deadline)
    ? { ...timer, run: { start: start as number, deadline: deadline as number } }
    : timer
}
