type Lock = { readonly release: () => Promise<void> }
type MayLock = { readonly wakeLock?: { readonly request: (type: 'screen') => Promise<Lock> } }

/**
 * Asks the browser not to let the device sleep, and asks again whenever the page is shown again. A browser may refuse, as with
 * an empty battery: then the work goes on when the device wakes.
 *
 * @returns a function that ends it
 */
export const keepAwake = (): (() => void) => {
  const { wakeLock } = navigator as MayLock
  let lock: Promise<Lock | undefined> | undefined
  const request = () => {
    if (document.visibilityState === 'visible')
      lock = wakeLock?.request('screen').catch(() => undefined)
  }
  request()
  document.addEventListener('visibilitychange', request)
  return () => {
    document.removeEventListener('visibilitychange', request)
    void lock?.then((held) => held?.release())
  }
}
