import { useEffect } from 'react'

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** A slow phone needs less from a press to its sound, in milliseconds. */
export const AFTER_PRESS_MS = 1500

/**
 * Calls `prepare` once, at the visitor's first interaction with the page: for loading code that the
 * page does not need before the visitor acts, but needs soon then. Each render must pass the same
 * `prepare`; another one listens anew.
 *
 * @param delayMs  `AFTER_PRESS_MS` leaves line and processor to what that interaction itself asks for
 */
export const useFirstInteraction = (prepare: () => unknown, delayMs = 0): void => {
  'use no memo' // Every page loads this, and its effect depends on its arguments alone.
  useEffect(() => {
    const scope = new AbortController()
    const handleFirst = () => {
      scope.abort()
      // Each preparation is a task of its own: on a slow phone, several in one task would delay the press.
      setTimeout(prepare, delayMs)
    }
    for (const type of INTERACTIONS)
      addEventListener(type, handleFirst, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [prepare, delayMs])
}
