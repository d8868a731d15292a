type EarlyPresses = HTMLButtonElement[] & { keep: (event: Event) => void }

declare global {
  interface Window {
    /** Left by the script that starts the page (late-scripts.ts). */
    earlyPresses?: EarlyPresses
  }
}

/** Presses what was pressed before the page could answer. Call it once, when it can. */
export const replayEarlyPresses = (): void => {
  const presses = window.earlyPresses
  if (!presses) return
  delete window.earlyPresses
  removeEventListener('click', presses.keep, true)
  for (const button of presses) if (button.isConnected) button.click()
}
