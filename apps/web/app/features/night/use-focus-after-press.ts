import { useEffect, useRef } from 'react'

/**
 * A press that starts or ends the timer takes its own button away, and the focus with it. The focus then goes to the
 * first button of what is shown instead. A timer that ends by itself takes no focus.
 *
 * @returns a ref for the element that holds the controls
 */
export const useFocusAfterPress = (isRunning: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  useEffect(() => {
    const { current } = place
    const note = () => {
      wasPressed.current = true
    }
    current?.addEventListener('click', note)
    return () => current?.removeEventListener('click', note)
  }, [])
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [isRunning])

  return place
}
