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
      // In a task of its own: on a slow phone several of them would hold up the answer to a press.
      setTimeout(prepare)
    }
    for (const type of INTERACTIONS)
      addEventListener(type, handleFirst, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [prepare])
}
