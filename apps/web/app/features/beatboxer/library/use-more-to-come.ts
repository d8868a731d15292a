import { useEffect, useState, type RefObject } from 'react'

/** @returns whether a strip can be scrolled further to the right */
export const useMoreToCome = (strip: RefObject<HTMLElement | null>): boolean => {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // Browsers round these lengths.
      setHasMore(scrollLeft + clientWidth < scrollWidth - 2)
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
