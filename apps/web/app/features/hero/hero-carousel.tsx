import { m } from '#messages'
import { HeroSlide } from './hero-slide.tsx'

export const HeroCarousel = () => (
  <section aria-label={m.hero_label()} className="page-width pt-6">
    <HeroSlide title={m.hero_peace_title()} text={m.hero_peace_text()} />
  </section>
)
