/** A page that is left with the full screen is hidden within this time, in milliseconds. */
const SETTLE_MS = 300

/**
 * On tablets of Apple a swipe downwards ends the full screen, and a bright cross stays on it
 * (https://github.com/edrlab/thorium-web/issues/43).
 */
const isAppleTablet = (): boolean =>
  navigator.maxTouchPoints > 1 && navigator.vendor.startsWith('Apple')

const giveBack = async (): Promise<void> => {
  try {
    await document.exitFullscreen()
  } catch {
    // It has ended by itself.
  }
}

/** Without a press a moment ago, the browser would refuse and say so in its log. */
const wasPressed = (): boolean => navigator.userActivation?.isActive ?? true

/** Asks for the whole screen while night mode is open; call it soon after a press. */
export const askFullScreen = async (): Promise<void> => {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  if (isAppleTablet() || !wasPressed()) return
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  } catch {
    // The browser may refuse at any time: night mode then fills the window.
    return
  }
  if (document.documentElement.dataset.night === undefined) await giveBack()
}

/**
 * Asks for the whole screen until it is ended.
 *
 * @param onLeft called when the listener left the full screen by the browser's own way
 * @returns a function that gives the screen back
 */
export const holdFullScreen = (onLeft: () => void): (() => void) => {
  let settling: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(settling)
    if (document.fullscreenElement) return
    settling = setTimeout(() => {
      // A phone that is locked leaves the full screen too, and night mode must be there afterwards.
      if (document.visibilityState === 'visible' && !document.fullscreenElement) onLeft()
    }, SETTLE_MS)
  }
  document.addEventListener('fullscreenchange', follow)
  void askFullScreen()
  return () => {
    clearTimeout(settling)
    document.removeEventListener('fullscreenchange', follow)
    if (document.fullscreenElement === document.documentElement) void giveBack()
  }
}
