import { useEffect } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Calls `prepare` once, at the first sign that a person is there: for code that the page does not
 * need until somebody acts, but then at once.
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
