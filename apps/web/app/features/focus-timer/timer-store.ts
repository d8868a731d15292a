import type { Seconds } from '@dhvani/units'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { preferences } from '#lib/store/preferences.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { prepareBell } from './bell.ts'
import {
  NEW_TIMER,
  parseTimer,
  pause,
  pickLength,
  reset,
  endIfDue,
  start,
  type Timer,
} from './timer.ts'

export const savedTimer = createSavedValue<Timer>({
  key: 'dhvani.timer',
  version: 1,
  fallback: NEW_TIMER,
  parse: (saved) => parseTimer(saved, Date.now()),
})

// A page that was loaded anew may not ring before it is pressed.
holdPageWhile(() => savedTimer.get().status === 'running')

export const focusTimer = {
  pick: (length: Seconds): void => savedTimer.set(pickLength(length)),
  /** Start or Pause; call it inside the press, so that the bell may ring later. */
  startOrPause: (): void => {
    const timer = savedTimer.get()
    if (timer.status === 'running') {
      savedTimer.set(pause(timer, Date.now()))
      return
    }
    const { hasBell, bellMinutes } = preferences.get()
    if (hasBell || bellMinutes > 0) prepareBell()
    savedTimer.set(start(timer, Date.now()))
  },
  reset: (): void => savedTimer.set(reset(savedTimer.get())),
  /** @returns the length of the session that has just ended, if one has */
  endIfDue: (): Seconds | undefined => {
    const before = savedTimer.get()
    const after = endIfDue(before, Date.now())
    if (after === before) return undefined
    savedTimer.set(after)
    return after.length
  },
}
