import { Pause, Play, Timer as TimerSign } from '#icons'
import { createPortal } from 'react-dom'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'
import { useChipPlace } from '#ui/chip-place.tsx'
import { focusTimer } from './timer-store.ts'
import { clockText } from './timer.ts'
import { useRemaining } from './use-remaining.ts'

/** The focus timer while it runs or is paused, on every page: in the dock, or else in the header. */
export const TimerChip = () => {
  const { timer, left } = useRemaining()
  const place = useChipPlace()
  const isRunning = timer.status === 'running'
  if (!place || (!isRunning && timer.status !== 'paused')) return null
  return createPortal(
    <span className="flex h-[44px] items-center rounded-full border border-edge bg-surface ps-3">
      <TimerSign size={16} className="me-1.5 shrink-0 text-terracotta" />
      <span className="sr-only">{m.timer_title()}</span>
      <span className="tabular font-semibold">{clockText(left)}</span>
      <IconButton
        label={isRunning ? m.timer_chip_pause() : m.timer_chip_start()}
        onClick={focusTimer.startOrPause}
      >
        {isRunning ? <Pause size={18} /> : <Play size={18} />}
      </IconButton>
    </span>,
    place,
  )
}
