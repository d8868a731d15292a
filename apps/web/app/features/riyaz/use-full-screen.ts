import { useEffect, useState, type RefObject } from 'react'

/** Fills the screen with a place. `toggle` is absent where the browser cannot (iPhone). */
export const useFullScreen = (place: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  const canFill = typeof document !== 'undefined' && document.fullscreenEnabled
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else place.current?.requestFullscreen().catch(reportError)
  }
  return { isFull, toggle: canFill ? toggle : undefined }
}
