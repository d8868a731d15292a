import { useEffect } from 'react'

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Calls `prepare` once, at the visitor's first interaction with the page: for loading code that the
 * page does not need before the visitor acts, but needs at once then. Each render must pass the same
 * `prepare`; another one listens anew.
 */
export const useFirstInteraction = (prepare: () => unknown): void => {
  useEffect(() => {
    const scope = new AbortController()
    const handleFirst = () => {
      scope.abort()
      // Each preparation is a task of its own: on a slow phone, several in one task would delay the press.
      setTimeout(prepare)
    }
    for (const type of INTERACTIONS)
      addEventListener(type, handleFirst, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [prepare])
}
