import { useEffect } from 'react'
import useEmblaCarousel from 'embla-carousel-react'
import type { EmblaCarouselType } from 'embla-carousel'
import { pageDirection } from '#lib/language/say.ts'

type CarouselMotionProps = {
  readonly viewport: HTMLElement
  readonly onReady: (carousel: EmblaCarouselType) => void
}

/** Makes a viewport of slides move; renders nothing. Loaded at the visitor's first interaction. */
export const CarouselMotion = ({ viewport, onReady }: CarouselMotionProps) => {
  const [attach, carousel] = useEmblaCarousel({
    loop: true,
    duration: 28,
    direction: pageDirection() ?? 'ltr',
    // A press on an arrow is no swipe: as one, it would bring back the slide that is just leaving.
    watchDrag: (_, { target }) => !(target instanceof Element && target.closest('button')),
  })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (carousel) onReady(carousel)
  }, [carousel, onReady])
  return null
}
