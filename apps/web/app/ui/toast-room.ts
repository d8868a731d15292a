import { controlsBeside, findDialog, findLift } from './toast-lift.ts'

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
 * Lifts the toaster to a place where it covers no control. It stays there while the visitor scrolls.
 *
 * @param isSamePlace  no dialog came or went since it was lifted. A height that the page needed may cover what a dialog says.
 */
const lift = (toaster: HTMLElement, isSamePlace: boolean): void => {
  const before = Number.parseFloat(toaster.style.getPropertyValue('--lift')) || 0
  const { left, right, top, bottom } = toaster.getBoundingClientRect()
  const unlifted = { left, right, top: top + before, bottom: bottom + before }
  const by = findLift(unlifted, controlsBeside(toaster), isSamePlace ? before : 0)
  toaster.style.setProperty('--lift', `${by}px`)
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
  let frame = 0
  let dialogBefore = findDialog()
  const placeNow = () => {
    follow()
    const dialog = findDialog()
    lift(toaster, dialog === dialogBefore)
    dialogBefore = dialog
  }
  // In a frame of its own: the room that it takes changes the sizes that it follows.
  const place = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(placeNow)
  }
  placeNow()
  const sizes = new ResizeObserver(place)
  for (const element of [toaster, ...document.querySelectorAll('main, body > section')])
    sizes.observe(element)
  // A dialog comes into the body, or leaves it.
  const dialogs = new MutationObserver(place)
  dialogs.observe(document.body, { childList: true })
  // A dialog that still rises has its controls below their place.
  const placeAnew = ({ target }: Event) => {
    if (target !== dialogBefore) return
    dialogBefore = undefined
    place()
  }
  addEventListener('animationend', placeAnew, { signal: scope.signal })
  for (const type of ['resize', 'scroll']) {
    addEventListener(type, follow, { signal: scope.signal, passive: true })
    globalThis.visualViewport?.addEventListener(type, follow, { signal: scope.signal })
  }
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    dialogs.disconnect()
    toaster.style.removeProperty('--lift')
    scope.abort()
    style.removeProperty('--toast-height')
    style.removeProperty('--covered-below')
  }
}
