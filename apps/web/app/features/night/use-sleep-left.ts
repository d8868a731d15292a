import { useEffect, useState } from 'react'
import type { Seconds } from '@dhvani/units'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { findFade, sleepSecondsLeft, type SleepTimer } from './sleep.ts'
import { savedSleep } from './sleep-store.ts'

type SleepLeft = {
  readonly timer: SleepTimer
  readonly left: Seconds
  readonly isFading: boolean
  /** Share of the fade that is still to come; 1 before it begins. */
  readonly fadeAhead: number
}

/** The timer and the whole seconds that are left; the component renders when either changes. */
export const useSleepLeft = (): SleepLeft => {
  const timer = useSavedValue(savedSleep)
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (!timer.run) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const interval = setInterval(tick, 250)
    return () => clearInterval(interval)
  }, [timer])

  // `now` is 0 before the first tick: a running timer then shows its whole length.
  const moment = Math.max(now, timer.run?.start ?? 0)
  const fade = findFade(timer, moment)
  const isFading = fade !== undefined && fade.since > 0
  return {
    timer,
    left: sleepSecondsLeft(timer, moment),
    isFading,
    fadeAhead: isFading ? fade.over / (fade.since + fade.over) : 1,
  }
}
