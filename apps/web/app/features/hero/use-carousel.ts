import { useEffect, useRef, useState } from 'react'
import type { EmblaCarouselType } from 'embla-carousel'
import { useFirstSignOfLife } from '#lib/page/use-first-sign-of-life.ts'

/**
 * A carousel whose moving code is loaded when somebody is there. Steps that are asked for before
 * it has come are made as soon as it has.
 */
export const useCarousel = () => {
  const viewport = useRef<HTMLDivElement>(null)
  const early = useRef(0)
  const [moving, setMoving] = useState<HTMLElement>()
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [shown, setShown] = useState(0)

  const wake = () => setMoving(viewport.current ?? undefined)
  useFirstSignOfLife(wake)

  useEffect(() => {
    if (!carousel) return undefined
    const follow = () => setShown(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    const count = carousel.slideNodes().length
    if (early.current !== 0) carousel.scrollTo(((early.current % count) + count) % count)
    early.current = 0
    return () => {
      carousel.off('select', follow)
    }
  }, [carousel])

  const step = (direction: 1 | -1) => {
    if (!carousel) {
      early.current += direction
      wake()
    } else if (direction === 1) carousel.scrollNext()
    else carousel.scrollPrev()
  }

  return { viewport, moving, carousel, setCarousel, shown, step }
}
