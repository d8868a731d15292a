import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { getEngine } from './page-engine.ts'

/**
 * Says that the browser holds audio back, and offers a button whose press lets it play. The toast
 * goes as soon as the sound is no longer held back.
 */
export const showHeldBack = (): void => {
  const { diagnostics, preview, status } = getEngine()
  showToast({
    title: m.audio_blocked_title(),
    description: m.audio_blocked_text(),
    duration: 60_000,
    action: {
      label: m.audio_blocked_action(),
      onAction: () => void startSound(),
    },
    // A preview that starts to play does not change the status.
    until: untilChange([status, preview], () => diagnostics().context === 'running'),
  })
}

/**
 * Starts the audio context; call it inside the gesture that plays. Where the browser keeps audio
 * blocked, the listener is told, so that nothing seems to play in silence.
 */
export const startSound = async (): Promise<void> => {
  if (!(await getEngine().unlock())) showHeldBack()
}

/**
 * Pauses the mix if it plays, else plays it; an empty mix stays as it is. A mix that the browser holds back is
 * silent, so the press lets it be heard. Call it inside the gesture.
 */
export const playOrPause = (): void => {
  const { mixer, status } = getEngine()
  const { isPlaying, tracks } = mixer.getSnapshot()
  if (tracks.length === 0) return
  const { isBlocked, isInterrupted } = status.getSnapshot()
  // After a call the mix would sound again.
  if (isPlaying && (isInterrupted || !isBlocked)) {
    mixer.pauseAll()
    return
  }
  void startSound()
  if (!isPlaying) mixer.playAll()
}
