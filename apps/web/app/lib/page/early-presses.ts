type EarlyPresses = HTMLButtonElement[] & { keep: (event: Event) => void }

declare global {
  interface Window {
    /** The script that starts the page collects these (late-scripts.ts). */
    earlyPresses?: EarlyPresses
  }
}

/** Repeats the presses that the visitor made before hydration. Call it once, after hydration. */
export const replayEarlyPresses = (): void => {
  const presses = window.earlyPresses
  if (!presses) return
  delete window.earlyPresses
  removeEventListener('click', presses.keep, true)
  for (const button of presses) {
    button.removeAttribute('data-taken')
    if (button.isConnected) button.click()
  }
}
