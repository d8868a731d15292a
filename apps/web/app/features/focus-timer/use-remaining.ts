import { useEffect, useState } from 'react'
import type { Seconds } from '@dhvani/units'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { remainingSeconds, type Timer } from './timer.ts'
import { savedTimer } from './timer-store.ts'

type Clock = Pick<Window, 'setInterval' | 'clearInterval'>

/**
 * The timer and the whole seconds that are left; the component renders when either changes.
 *
 * @param clock the window whose timers are used; by default this one
 */
export const useRemaining = (clock?: Clock): { readonly timer: Timer; readonly left: Seconds } => {
  const timer = useSavedValue(savedTimer)
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (timer.status !== 'running') return undefined
    const tick = () => setNow(Date.now())
    tick()
    const ticking = clock ?? window
    const interval = ticking.setInterval(tick, 200)
    return () => ticking.clearInterval(interval)
  }, [timer, clock])

  // `now` is 0 before the first tick: a running timer then shows its whole length.
  const moment =
    timer.status === 'running' ? Math.max(now, timer.deadline - timer.length * 1000) : now
  return { timer, left: remainingSeconds(timer, moment) }
}
