import { useEffect, useState, type RefObject } from 'react'

/** @returns whether a strip can be scrolled further */
export const useMoreToCome = (strip: RefObject<HTMLElement | null>): boolean => {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // Browsers round these lengths, and count from the right where lines begin there.
      setHasMore(Math.abs(scrollLeft) + clientWidth < scrollWidth - 2)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return hasMore
}
