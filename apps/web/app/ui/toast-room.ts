/** Height of what a phone's keyboard covers of the window, in pixels. */
const keyboardHeight = (): number => {
  const { height, offsetTop } = globalThis.visualViewport ?? { height: innerHeight, offsetTop: 0 }
  return innerHeight - height - offsetTop
}

/** Height of the controls that stick to the window's lower edge, the dock included, in pixels. */
const stuckHeight = (): number => {
  const stuck = document.querySelector('[data-lower-edge]')
  if (!stuck || getComputedStyle(stuck).position !== 'sticky') return 0
  return innerHeight - stuck.getBoundingClientRect().top
}

/**
 * Tells the style sheet where toast and wait may stand: how high they are together, and how much of the
 * window's lower edge is not free for them (styles/controls.css).
 *
 * @returns a function that takes the room back
 */
export const makeRoomForToaster = (toaster: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  const scope = new AbortController()
  const follow = () => {
    const covered = Math.max(0, keyboardHeight(), stuckHeight())
    style.setProperty('--toast-height', `${toaster.offsetHeight}px`)
    style.setProperty('--covered-below', `${covered}px`)
  }
  const observer = new ResizeObserver(follow)
  observer.observe(toaster)
  for (const type of ['resize', 'scroll']) {
    addEventListener(type, follow, { signal: scope.signal, passive: true })
    globalThis.visualViewport?.addEventListener(type, follow, { signal: scope.signal })
  }
  return () => {
    observer.disconnect()
    scope.abort()
    style.removeProperty('--toast-height')
    style.removeProperty('--covered-below')
  }
}
