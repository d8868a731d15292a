import { useEffect, useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { holdScreen } from '#lib/page/hold-screen.ts'
import { askForPress } from './ask-for-press.ts'
import { wakeByClock } from './wake-by-clock.ts'
import { useWake } from './use-wake.ts'
import { WakeScreen } from './wake-screen.tsx'

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
