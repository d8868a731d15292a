import { useEffect, useState, type RefObject } from 'react'

/** Keeps the screen awake while a place fills it; where the browser cannot, it may go dark as usual. */
const keepAwake = async (): Promise<WakeLockSentinel | undefined> => {
  if (!('wakeLock' in navigator)) return undefined
  try {
    return await navigator.wakeLock.request('screen')
  } catch (error) {
    // A battery that is low refuses it; the view itself does not depend on it.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Fills the screen with a place. `toggle` is absent where the browser cannot (iPhone). */
export const useFullScreen = (place: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  useEffect(() => {
    if (!isFull) return undefined
    const lock = keepAwake()
    return () => void lock.then((given) => given?.release())
  }, [isFull])

  const canFill = typeof document !== 'undefined' && document.fullscreenEnabled
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else place.current?.requestFullscreen().catch(reportError)
  }
  return { isFull, toggle: canFill ? toggle : undefined }
}
