/**
 * Keeps the screen on. Browsers end that when the page is hidden; it is asked again when the page is
 * back.
 *
 * @param onRefused called when the browser does not do it, as with an empty battery or without TLS
 * @returns a function that lets the screen turn off
 */
export const holdScreen = (onRefused?: () => void): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  const ask = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) await given.release()
      else lock = given
    } catch {
      // A page that was hidden meanwhile is refused too, and asks again when it is back.
      if (!isOver && document.visibilityState === 'visible') onRefused?.()
    }
  }
  const follow = () => void ask()

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', follow)
    void lock?.release()
  }
}
