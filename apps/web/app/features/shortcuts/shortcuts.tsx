import { useEffect } from 'react'
import { getEngine } from '#lib/listening/page-engine.ts'
import { playOrPause } from '#lib/listening/start-sound.ts'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'
import { findShortcut, focusPlace, type Shortcut } from './find-shortcut.ts'
import { visitMix, visitNotice } from './visit-part.ts'
import type { TrackSnapshot } from '@dhvani/audio-engine'

/** The sound of the mix whose card or row has the focus. */
const findFocused = (): TrackSnapshot | undefined => {
  const id = document.activeElement?.closest('[data-track]')?.getAttribute('data-track')
  return getEngine()
    .mixer.getSnapshot()
    .tracks.find(({ sound }) => sound.id === id)
}

const muteFocused = (): void => {
  const track = findFocused()
  if (track) getEngine().mixer.setMuted(track.sound.id, !track.isMuted)
}

const soloFocused = (): void => {
  const track = findFocused()
  if (track) getEngine().mixer.setSolo(track.sound.id, !track.isSolo)
}

const ShortcutsDialog = latePart(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  { missing: MissingDialog, waiting: WaitingDialog },
)

const VOLUME_STEP = 5

const changeVolume = (by: number) => {
  const { mixer } = getEngine()
  const next = mixer.getSnapshot().masterVolume + by
  mixer.setMasterVolume(Math.min(100, Math.max(0, next)))
}

const switchTheme = () => {
  const isDark = document.documentElement.dataset.theme === 'raat'
  changePreferences({ theme: isDark ? 'subah' : 'raat' })
}

type ShortcutsProps = {
  readonly isHelpOpen: boolean
  readonly onHelpChange: (isOpen: boolean) => void
  /** Starts or pauses the focus timer. */
  readonly onTimer: () => void
}

/** Single keys for the whole page, and the dialog that lists them. */
export const Shortcuts = ({ isHelpOpen, onHelpChange, onTimer }: ShortcutsProps) => {
  const { hasShortcuts } = usePreferences()

  useEffect(() => {
    if (!hasShortcuts) return undefined
    const actions: Readonly<Record<Shortcut, () => void>> = {
      playPause: playOrPause,
      stop: () => getEngine().mixer.stop(),
      quieter: () => changeVolume(-VOLUME_STEP),
      louder: () => changeVolume(VOLUME_STEP),
      mix: visitMix,
      notice: visitNotice,
      mute: muteFocused,
      solo: soloFocused,
      timer: onTimer,
      theme: switchTheme,
      help: () => onHelpChange(true),
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
      const shortcut = findShortcut(event, focusPlace(event.target))
      if (!shortcut) return
      event.preventDefault()
      actions[shortcut]()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [hasShortcuts, onTimer, onHelpChange])

  return isHelpOpen ? <ShortcutsDialog onClose={() => onHelpChange(false)} /> : null
}
