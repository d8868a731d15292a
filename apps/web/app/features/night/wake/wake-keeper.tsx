import { useEffect, useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { askForPress } from './ask-for-press.ts'
import { wakeByClock } from './wake-by-clock.ts'
import { useWake } from './use-wake.ts'
import { WakeScreen } from './wake-screen.tsx'

/**
 * Keeps the screen on. Browsers end that when the page is hidden; it is asked again when the page is
 * back.
 *
 * @param onRefused called when the browser does not do it
 * @returns a function that lets the screen turn off
 */
const holdScreen = (onRefused: () => void): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  const ask = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) await given.release()
      else lock = given
    } catch {
      // A page that was hidden meanwhile is refused too, and asks again when it is back.
      if (!isOver && document.visibilityState === 'visible') onRefused()
    }
  }
  const follow = () => void ask()

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', follow)
    void lock?.release()
  }
}

/** Wakes at the time that is set, on every page. */
export const WakeKeeper = () => {
  const [begun, setBegun] = useState<number>()
  const { keepsScreen } = useWake()

  useEffect(() => wakeByClock(setBegun), [])
  useEffect(askForPress, [])
  useEffect(
    () => (keepsScreen ? holdScreen(() => showProblem(m.wake_screen_refused())) : undefined),
    [keepsScreen],
  )

  return begun === undefined ? null : <WakeScreen begun={begun} />
}
