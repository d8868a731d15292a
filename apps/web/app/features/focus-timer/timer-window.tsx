import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Pause, Play } from '#icons'
import { m } from '#messages'
import { playOrPause } from '#lib/listening/start-sound.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { dressWindow } from '#lib/page/dress-window.ts'
import { Button } from '#ui/button.tsx'
import { focusTimer } from './timer-store.ts'
import { clockText } from './timer.ts'
import { useRemaining } from './use-remaining.ts'

/** A sign for the eye, and for the ear what it does. */
const Sign = ({ isRunning }: { readonly isRunning: boolean }) =>
  isRunning ? <Pause size={18} /> : <Play size={18} />

const MixButton = () => {
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return (
    <Button look="secondary" disabled={isEmpty} onClick={playOrPause} className="grow !px-3">
      <Sign isRunning={isPlaying} />
      <span>{isPlaying ? m.pause_all() : m.play_all()}</span>
    </Button>
  )
}

/** The clock of the focus timer and both plays and pauses, in a window above all others. */
export const TimerWindow = ({ window: opened }: { readonly window: Window }) => {
  // The page behind may be hidden, where browsers slow its timers down; this window is seen.
  const { timer, left } = useRemaining(opened)
  const isRunning = timer.status === 'running'
  useEffect(() => dressWindow(opened.document, m.timer_title()), [opened])
  return createPortal(
    <main className="flex h-dvh flex-col items-center justify-center gap-3 bg-ground p-3 text-ink">
      <h1 className="sr-only">{m.timer_title()}</h1>
      <span role="timer" className="tabular font-display text-[min(4rem,22vw,34vh)] leading-none">
        {clockText(left)}
      </span>
      <div className="flex w-full flex-wrap justify-center gap-2">
        <Button onClick={focusTimer.startOrPause} className="grow !px-3">
          <Sign isRunning={isRunning} />
          <span>{isRunning ? m.timer_pause() : m.timer_start()}</span>
        </Button>
        <MixButton />
      </div>
    </main>,
    opened.document.body,
  )
}
