import { useEffect } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'

const PAUSE_MS = 9000

/** Shows the next slide every nine seconds while the tab is visible; not with reduced motion. */
export const useSlowAdvance = (carousel: EmblaCarouselType | undefined): void => {
  useEffect(() => {
    if (!carousel || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') carousel.scrollNext()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [carousel])
}
