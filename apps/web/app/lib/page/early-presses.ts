type EarlyPresses = HTMLButtonElement[] & {
  readonly keep: (event: Event) => void
  readonly isHydrated: (button: HTMLButtonElement) => boolean
}

declare global {
  interface Window {
    /** The script that starts the page collects these (late-scripts.ts). */
    earlyPresses?: EarlyPresses
  }
}

let presses: EarlyPresses | undefined

/**
 * From now on, React hears of a press first: it may hydrate what was pressed there and then. What it cannot hydrate,
 * because the code of that part is not there yet, it drops; such presses alone are kept. Call it right after React listens.
 */
export const keepDroppedPresses = (): void => {
  presses = window.earlyPresses
  if (!presses) return
  removeEventListener('click', presses.keep, true)
  document.addEventListener('click', presses.keep, true)
}

/** Repeats the early presses on what is hydrated now. Call it after each hydration: of the page, and of a later part. */
export const replayEarlyPresses = (): void => {
  delete window.earlyPresses
  for (const button of presses?.splice(0) ?? []) {
    if (button.isConnected && !presses?.isHydrated(button)) presses?.push(button)
    else {
      button.removeAttribute('data-taken')
      button.click()
    }
  }
}
