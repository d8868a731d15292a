import { useEffect } from 'react'
import { TimerChip } from '#features/focus-timer/timer-chip.tsx'
import { TimerInWindow } from '#features/focus-timer/timer-in-window.tsx'
import { TimerKeeper } from '#features/focus-timer/timer-keeper.tsx'
import { focusTimer } from '#features/focus-timer/timer-store.ts'
import { Install } from '#features/install/install.tsx'
import { Launches } from '#features/install/launches.tsx'
import { LanguageOffer } from '#features/language-offer/language-offer.ts'
import { LastMix } from '#features/dock/last-mix.ts'
import { CourseInPage } from '#features/course/course-in-page.tsx'
import { MixDock } from '#features/dock/mix-dock.tsx'
import { NowPlaying } from '#features/dock/now-playing.ts'
import { WhenMixRestored } from '#features/dock/when-mix-restored.tsx'
import { SoundStatus } from '#features/dock/sound-status.tsx'
import { MixesInDock } from '#features/mixes/mixes-in-dock.tsx'
import { ShareDialogContext } from '#ui/share-dialog-context.ts'
import { NewVersion } from '#features/new-version/new-version.tsx'
import { renderShareDialog } from '#features/share/late-share-dialog.tsx'
import { Shortcuts } from '#features/shortcuts/shortcuts.tsx'
import { KeepSleep } from '#features/night/keep-sleep.tsx'
import { NightInDock } from '#features/night/screen/night-buttons.tsx'
import { NightMode } from '#features/night/screen/night-mode.tsx'
import { SleepInDock } from '#features/night/sleep-in-dock.tsx'
import { KeepWake } from '#features/night/wake/keep-wake.tsx'
import { SoundPreview } from '#features/sound-preview/sound-preview.tsx'
import { followErrors } from '#lib/page/follow-errors.ts'
import { registerServiceWorker } from '#lib/page/register-service-worker.ts'
import { PartBoundary } from '#ui/part-boundary.tsx'

type ListeningProps = {
  readonly isHelpOpen: boolean
  readonly onHelpChange: (isOpen: boolean) => void
  readonly isInstallAsked: boolean
  readonly onInstallChange: (isAsked: boolean) => void
}

const Actions = () => (
  <>
    <SleepInDock />
    <NightInDock />
    <MixesInDock />
  </>
)

/** The parts that follow a listener over every page, and with them the engine: one lazy chunk. */
export const Listening = ({
  isHelpOpen,
  onHelpChange,
  isInstallAsked,
  onInstallChange,
}: ListeningProps) => {
  useEffect(registerServiceWorker, [])
  // Tells tests that the page is whole: hydrated, and with the parts for listeners.
  useEffect(() => document.documentElement.setAttribute('data-whole', ''), [])
  useEffect(followErrors, [])
  return (
    <ShareDialogContext value={renderShareDialog}>
      <PartBoundary>
        <WhenMixRestored>
          <MixDock actions={<Actions />} />
          <LastMix />
          <NowPlaying />
        </WhenMixRestored>
      </PartBoundary>
      <PartBoundary>
        <SoundStatus />
        <TimerKeeper />
        <Launches />
        <LanguageOffer />
        <TimerChip />
        <TimerInWindow />
        <KeepSleep />
      </PartBoundary>
      <PartBoundary>
        <NightMode />
      </PartBoundary>
      <PartBoundary>
        <KeepWake />
      </PartBoundary>
      <PartBoundary>
        <CourseInPage />
      </PartBoundary>
      <PartBoundary>
        <SoundPreview />
      </PartBoundary>
      <PartBoundary>
        <NewVersion />
      </PartBoundary>
      <PartBoundary>
        <Install isAsked={isInstallAsked} onAskedChange={onInstallChange} />
      </PartBoundary>
      <PartBoundary>
        <Shortcuts
          isHelpOpen={isHelpOpen}
          onHelpChange={onHelpChange}
          onTimer={focusTimer.startOrPause}
        />
      </PartBoundary>
    </ShareDialogContext>
  )
}
