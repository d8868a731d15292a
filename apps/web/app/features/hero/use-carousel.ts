import { useEffect, useRef, useState } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'
import { AFTER_PRESS_MS, useFirstInteraction } from '#lib/page/use-first-interaction.ts'

/**
 * A carousel whose motion is loaded at the visitor's first interaction. Presses on its arrows before
 * that are counted, and the carousel makes those steps once it can.
 */
export const useCarousel = () => {
  const viewport = useRef<HTMLDivElement>(null)
  const countedSteps = useRef(0)
  const [moving, setMoving] = useState<HTMLElement>()
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [shown, setShown] = useState(0)

  const loadMotion = () => setMoving(viewport.current ?? undefined)
  useFirstInteraction(loadMotion, AFTER_PRESS_MS)

  useEffect(() => {
    if (!carousel) return undefined
    const follow = () => setShown(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    const count = carousel.slideNodes().length
    if (countedSteps.current !== 0)
      carousel.scrollTo(((countedSteps.current % count) + count) % count)
    countedSteps.current = 0
    // A press between this render and its effect has moved it already.
    follow()
    return () => {
      carousel.off('select', follow)
    }
  }, [carousel])

  const step = (direction: 1 | -1) => {
    if (!carousel) {
      countedSteps.current += direction
      loadMotion()
    } else if (direction === 1) carousel.scrollNext()
    else carousel.scrollPrev()
  }

  return { viewport, moving, carousel, setCarousel, shown, step }
}
