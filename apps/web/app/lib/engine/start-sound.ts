import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { getEngine } from './engine.ts'

/**
 * Wakes the audio context; call it inside the gesture that plays. Where the browser keeps audio
 * blocked, it says so and offers one button, so that nothing seems to play in silence.
 */
export const startSound = async (): Promise<void> => {
  const isRunning = await getEngine().unlock()
  if (isRunning) return
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
