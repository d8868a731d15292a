import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { showToast } from '#lib/notices/toasts.ts'

/** As long as an evening, in milliseconds. */
const SHOWN_MS = 43_200_000

/**
 * Browsers let a page play only after a press in it. If there was none, this shows a toast that asks for
 * a press, and lets the sound of the morning play at the first one.
 *
 * @returns a function that stops waiting for the press
 */
export const askForPress = (): (() => void) => {
  if (navigator.userActivation?.hasBeenActive !== false) return () => undefined
  const presses = new AbortController()
  const { signal } = presses
  const handlePress = () => {
    presses.abort()
    void getEngine().unlock()
  }
  for (const press of ['pointerup', 'keydown'])
    document.addEventListener(press, handlePress, { signal })
  showToast({
    title: m.wake_press(),
    description: m.wake_press_text(),
    duration: SHOWN_MS,
    until(close) {
      signal.addEventListener('abort', close)
      return () => signal.removeEventListener('abort', close)
    },
  })
  return () => presses.abort()
}
