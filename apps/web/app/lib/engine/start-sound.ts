import { m } from '#messages'
import { showToast, toasts } from '#lib/page/toasts.ts'
import { getEngine } from './engine.ts'

/**
 * Says that the browser holds audio back, and offers a button whose press lets it play. The toast
 * goes as soon as the sound is no longer held back.
 */
export const showHeldBack = (): void => {
  const { diagnostics, preview, status } = getEngine()
  const id = showToast({
    title: m.audio_blocked_title(),
    description: m.audio_blocked_text(),
    duration: 60_000,
    action: {
      label: m.audio_blocked_action(),
      onAction: () => {
        stopLooking()
        void startSound()
      },
    },
    onClosedUnpressed: () => stopLooking(),
  })
  const look = () => {
    if (diagnostics().context === 'running') toasts.dismiss(id)
  }
  // A preview that starts to play does not change the status.
  const subscriptions = [status.subscribe(look), preview.subscribe(look)]
  const stopLooking = () => subscriptions.forEach((unsubscribe) => unsubscribe())
}

/**
 * Starts the audio context; call it inside the gesture that plays. Where the browser keeps audio
 * blocked, the listener is told, so that nothing seems to play in silence.
 */
export const startSound = async (): Promise<void> => {
  if (!(await getEngine().unlock())) showHeldBack()
}
