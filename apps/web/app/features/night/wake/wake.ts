import { findNextMoment } from '../sleep.ts'

/** Lengths of the rise to choose from, in minutes. */
export const WAKE_RISES = [5, 10, 20, 30] as const

export const SNOOZE_MINUTES = 10

const MS_PER_MINUTE = 60_000

/** A page that was suspended and runs again later than this after the time plays nothing, in milliseconds. */
const LATEST_MS = 60 * MS_PER_MINUTE

/** How long the birds sing on after the rise, in milliseconds. */
const SING_MS = 60 * MS_PER_MINUTE

type WakeRun = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The master when it was set, in percent. */
  readonly master: number
}

/** It stores a moment and counts nothing, so it is right after a reload and after the device slept. */
export type WakeTimer = {
  /** `HH:MM` on the listener's clock. */
  readonly clock: string
  /** In minutes. */
  readonly rise: number
  /** Volume at the end of the rise, in percent. */
  readonly volume: number
  /** Whether the screen is kept on until then. */
  readonly keepsScreen: boolean
  readonly run?: WakeRun
}

export const NEW_WAKE: WakeTimer = { clock: '06:30', rise: 10, volume: 50, keepsScreen: false }

export const setWake = (timer: WakeTimer, master: number, now: Date): WakeTimer => ({
  ...timer,
  run: { at: findNextMoment(timer.clock, now), master },
})

export const cancelWake = ({ run: _run, ...timer }: WakeTimer): WakeTimer => timer

export const snoozeWake = (timer: WakeTimer, now: number): WakeTimer =>
  timer.run ? { ...timer, run: { ...timer.run, at: now + SNOOZE_MINUTES * MS_PER_MINUTE } } : timer

export const findWakeState = (at: number, now: number): 'waiting' | 'due' | 'passed' => {
  if (now < at) return 'waiting'
  return now < at + LATEST_MS ? 'due' : 'passed'
}

/** @returns how far the rise that began at `begun` is, from 0 to 1 */
export const dawnShare = ({ rise }: WakeTimer, begun: number, now: number): number =>
  Math.min(1, Math.max(0, (now - begun) / (rise * MS_PER_MINUTE)))

/** @returns whether birds that began at `begun` have sung for as long as they do */
export const isSungOut = ({ rise }: WakeTimer, begun: number, now: number): boolean =>
  now >= begun + rise * MS_PER_MINUTE + SING_MS

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

const parseRun = (run: unknown): WakeRun | undefined => {
  if (typeof run !== 'object' || run === null) return undefined
  const { at, master } = run as Record<string, unknown>
  return Number.isFinite(at) && isPercent(master) ? { at: at as number, master } : undefined
}

/** @returns the timer that is in storage, or the usual one where there is none */
export const readWake = (saved: unknown): WakeTimer => {
  if (typeof saved !== 'object' || saved === null) return NEW_WAKE
  const { clock, rise, volume, keepsScreen, run: savedRun } = saved as Record<string, unknown>
  if (typeof clock !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return NEW_WAKE
  if (!WAKE_RISES.some((known) => known === rise) || !isPercent(volume)) return NEW_WAKE
  const run = parseRun(savedRun)
  const timer = { clock, rise: rise as number, volume, keepsScreen: keepsScreen === true }
  return run ? { ...timer, run } : timer
}
