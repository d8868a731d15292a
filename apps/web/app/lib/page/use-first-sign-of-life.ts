import { useEffect } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Calls `prepare` once, at the visitor's first interaction with the page: for loading code that the
 * page does not need before the visitor acts, but needs at once then.
 */
export const useFirstSignOfLife = (prepare: () => unknown): void => {
  useEffect(() => {
    const scope = new AbortController()
    const handleSign = () => {
      scope.abort()
      prepare()
    }
    for (const sign of SIGNS)
      addEventListener(sign, handleSign, { signal: scope.signal, passive: true })
    return () => scope.abort()
  }, [prepare])
}
