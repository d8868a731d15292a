import { useEffect } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'

const PAUSE = 9000

/** Moves on now and then while the tab is seen; never for people who asked for less motion. */
export const useSlowAdvance = (carousel: EmblaCarouselType | undefined): void => {
  useEffect(() => {
    if (!carousel || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') carousel.scrollNext()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [carousel])
}
