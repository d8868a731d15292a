import type { Seconds } from '@dhvani/units'
import { createSavedValue } from '#lib/saved-value.ts'
import {
  NEW_TIMER,
  parseTimer,
  pause,
  pickLength,
  reset,
  settle,
  start,
  type Timer,
} from './timer.ts'

export const savedTimer = createSavedValue<Timer>({
  key: 'dhvani.timer',
  version: 1,
  fallback: NEW_TIMER,
  parse: parseTimer,
})

export const focusTimer = {
  pick: (length: Seconds): void => savedTimer.set(pickLength(length)),
  start: (): void => savedTimer.set(start(savedTimer.get(), Date.now())),
  pause: (): void => savedTimer.set(pause(savedTimer.get(), Date.now())),
  reset: (): void => savedTimer.set(reset(savedTimer.get())),
  /** @returns the length of the session that has just ended, if one has */
  settle: (): Seconds | undefined => {
    const before = savedTimer.get()
    const after = settle(before, Date.now())
    if (after === before) return undefined
    savedTimer.set(after)
    return after.length
  },
}
