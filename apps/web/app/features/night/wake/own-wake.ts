import { hasLocks } from '#lib/store/browser-storage.ts'

/**
 * Lets one tab of this browser wake, since two together would be louder than was set. When it is closed,
 * the next takes its place.
 *
 * @param onOwn called when this tab is the one that wakes
 * @returns a function that gives the turn away
 */
export const ownWake = (onOwn: () => void): (() => void) => {
  const turn = new AbortController()
  const { signal } = turn
  if (!hasLocks()) {
    onOwn()
    return () => undefined
  }
  const hold = () =>
    new Promise<void>((release) => {
      if (signal.aborted) release()
      else signal.addEventListener('abort', () => release())
      onOwn()
    })
  navigator.locks.request('dhvani.wake', { signal }, hold).catch((reason: unknown) => {
    // A tab that stops waiting for its turn.
    if (!signal.aborted) reportError(reason)
  })
  return () => turn.abort()
}
