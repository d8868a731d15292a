import { useEffect, useRef } from 'react'

/**
 * Gives the focus back after a request: a control that is disabled while it waits loses the focus, and the next press
 * of Tab would begin at the top of the page. A person who went on to another control meanwhile keeps that one.
 *
 * @param find  what takes the focus when `isBusy` ends
 */
export const useFocusBack = (
  isBusy: boolean,
  find: () => { focus(): void } | null | undefined,
): void => {
  const wasBusy = useRef(false)
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (hasEnded && document.activeElement === document.body) find()?.focus()
  })
}
