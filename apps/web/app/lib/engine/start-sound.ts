import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { getEngine } from './engine.ts'

/** Says that the browser holds audio back, and offers a button whose press lets it play. */
export const showHeldBack = (): void => {
  showToast({
    title: m.audio_blocked_title(),
    description: m.audio_blocked_text(),
    duration: 60_000,
    action: {
      label: m.audio_blocked_action(),
      onAction: () => void startSound(),
    },
  })
}

/**
 * Starts the audio context; call it inside the gesture that plays. Where the browser keeps audio
 * blocked, the listener is told, so that nothing seems to play in silence.
 */
export const startSound = async (): Promise<void> => {
  if (!(await getEngine().unlock())) showHeldBack()
}
