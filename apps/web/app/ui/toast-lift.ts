const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** Less than this of a control, in pixels, is too little to press (WCAG 2.2, 2.5.8). */
const FINGER = 24

/** Room between the toast and the control below it, in pixels. */
const GAP = 8

/** The page's header, which no toast covers, is at most as high, in pixels. */
const HEADER = 88

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether a box at a place leaves too little of a control. */
const covers = (place: Box, control: Box): boolean => {
  const isApart =
    control.right <= place.left ||
    place.right <= control.left ||
    control.bottom <= place.top ||
    place.bottom <= control.top
  const above = Math.min(place.top, control.bottom) - Math.max(0, control.top)
  const below = Math.min(innerHeight, control.bottom) - Math.max(place.bottom, control.top)
  return !isApart && Math.max(above, below) < FINGER
}

/**
 * Finds the lowest place for a box where it covers no control.
 *
 * @param box where the box is by itself
 * @param controls what may be pressed beside it
 * @param lift how far it is lifted now: it stays while it covers nothing there
 * @returns how far to lift the box, in pixels; 0 where every place covers a control: the page then scrolls under it
 */
export const findLift = (box: Box, controls: readonly Box[], lift = 0): number => {
  const isRoom = (by: number) => by >= 0 && box.top - by >= Math.min(HEADER, box.top)
  const beside = controls.filter(({ left, right }) => right > box.left && left < box.right)
  const lifts = beside.map(({ top }) => Math.ceil(box.bottom - top + GAP)).toSorted((a, b) => a - b)
  const isFree = (by: number) => {
    const place = { ...box, top: box.top - by, bottom: box.bottom - by }
    return !beside.some((control) => covers(place, control))
  }
  return [lift, 0, ...lifts].filter(isRoom).find(isFree) ?? 0
}

/** What the window shows of a control. A dialog cuts off what it scrolls. */
const shownPart = (control: Element, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>) => {
  const box = control.getBoundingClientRect()
  return {
    left: box.left,
    right: box.right,
    top: Math.max(top, box.top),
    bottom: Math.min(bottom, box.bottom),
  }
}

/** The dialog on top, which has the only controls that a visitor can press. */
export const findDialog = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog]')].at(-1)

/** Where the controls are that a visitor sees beside the toaster: those of an open dialog, or of the page. */
export const controlsBeside = (toaster: Element): Box[] => {
  const dialog = findDialog()
  const edges = dialog?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity }
  return [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter(
      (control) =>
        !toaster.contains(control) && control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control) => shownPart(control, edges))
    .filter(
      ({ left, right, top, bottom }) =>
        right - left > 1 && bottom > Math.max(0, top) && top < innerHeight,
    )
}
