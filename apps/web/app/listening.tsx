import { useEffect } from 'react'
import { TimerKeeper } from '#features/focus-timer/timer-keeper.tsx'
import { focusTimer } from '#features/focus-timer/timer-store.ts'
import { MixDock } from '#features/mixer/mix-dock.tsx'
import { WhenMixRestored } from '#features/mixer/when-mix-restored.tsx'
import { SoundStatus } from '#features/mixer/sound-status.tsx'
import { Shortcuts } from '#features/shortcuts/shortcuts.tsx'
import { SoundPreview } from '#features/sound-preview/sound-preview.tsx'
import '#lib/beats/register-beats.ts'
import { registerServiceWorker } from '#lib/page/register-service-worker.ts'

type ListeningProps = {
  readonly isHelpOpen: boolean
  readonly onHelpChange: (isOpen: boolean) => void
}

/** The parts that follow a listener over every page, and with them the engine: one lazy chunk. */
export const Listening = ({ isHelpOpen, onHelpChange }: ListeningProps) => {
  useEffect(registerServiceWorker, [])
  return (
    <>
      <WhenMixRestored>
        <MixDock />
      </WhenMixRestored>
      <SoundStatus />
      <TimerKeeper />
      <SoundPreview />
      <Shortcuts
        isHelpOpen={isHelpOpen}
        onHelpChange={onHelpChange}
        onTimer={focusTimer.startOrPause}
      />
    </>
  )
}
