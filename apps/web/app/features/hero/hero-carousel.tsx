import { useState, type KeyboardEvent, useEffect } from 'react'
import { ChevronLeft, ChevronRight } from '#icons'
import { m } from '#messages'
import lotusPicture from '#pictures/hero-focus-and-meditation.svg?url'
import riverPicture from '#pictures/hero-inner-peace.svg?url'
import cityPicture from '#pictures/hero-traditional-meets-modern.svg?url'
import { onwardKey } from '#lib/page/arrow-key.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { latePart } from '#ui/late-part.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { useCarousel } from './use-carousel.ts'
import './hero.css'
import type { EmblaCarouselType } from 'embla-carousel'

const PAUSE_MS = 9000

/** Shows the next slide every nine seconds while the tab is visible; not with reduced motion. */
const useSlowAdvance = (carousel: EmblaCarouselType | undefined): void => {
  useEffect(() => {
    if (!carousel || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') carousel.scrollNext()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [carousel])
}

type Slide = {
  readonly title: () => string
  readonly text: () => string
  readonly picture: string
}

const SLIDES: readonly Slide[] = [
  {
    title: m.hero_peace_title,
    text: m.hero_peace_text,
    picture: riverPicture,
  },
  {
    title: m.hero_modern_title,
    text: m.hero_modern_text,
    picture: cityPicture,
  },
  {
    title: m.hero_focus_title,
    text: m.hero_focus_text,
    picture: lotusPicture,
  },
]

const CarouselMotion = latePart(async () => (await import('./carousel-motion.tsx')).CarouselMotion)

/** Three slides. It advances by itself only while no pointer and no focus is in it. */
export const HeroCarousel = () => {
  const { viewport, moving, carousel, setCarousel, shown, step } = useCarousel()
  const [isHeld, setIsHeld] = useState(false)
  useSlowAdvance(isHeld ? undefined : carousel)

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = onwardKey(event.key)
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  return (
    // These listeners only stop the advance; the arrow keys work on the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription={m.hero_role()}
      aria-label={m.hero_label()}
      className="hero page-width"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={handleKeyDown}
    >
      <div
        ref={viewport}
        data-moves={carousel ? '' : undefined}
        className="relative overflow-hidden rounded-3xl bg-surface shadow-card data-moves:cursor-grab data-moves:active:cursor-grabbing"
      >
        <div aria-live={isHeld ? 'polite' : 'off'} className="flex touch-pan-y">
          {SLIDES.map((slide, index) => (
            <HeroSlide
              key={slide.picture}
              title={slide.title()}
              text={slide.text()}
              picture={slide.picture}
              isFirst={index === 0}
              position={m.hero_position({ index: index + 1, count: SLIDES.length })}
              isShown={index === shown}
            />
          ))}
        </div>
        {/* Inside, so that a swipe may begin between them. */}
        <div className="hero-steps">
          <IconButton label={m.hero_previous()} onClick={() => step(-1)}>
            <ChevronLeft size={22} />
          </IconButton>
          {/* A corner of a turned square is further out than its side: with large letters it would lie over an arrow. */}
          <span aria-hidden className="flex items-center gap-2.5 px-1">
            {SLIDES.map((slide, index) => (
              <span
                key={slide.picture}
                className={classNames(
                  'size-2.5 rotate-45 border border-terracotta transition-colors',
                  index === shown ? 'bg-terracotta' : 'bg-transparent',
                )}
              />
            ))}
          </span>
          <IconButton label={m.hero_next()} onClick={() => step(1)}>
            <ChevronRight size={22} />
          </IconButton>
        </div>
      </div>
      {moving ? <CarouselMotion viewport={moving} onReady={setCarousel} /> : null}
    </section>
  )
}
