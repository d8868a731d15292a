import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'

/** The mark is text: ध्वनि, "sound". Assistive technology hears "Dhvani". */
export const BrandMark = () => (
  <AppLink to="/" aria-label="Dhvani" className="group flex min-h-11 flex-col justify-center">
    <span lang="hi" className="font-display text-[2rem] leading-none text-terracotta">
      ध्वनि
    </span>
    <span className="mt-1 hidden text-[0.8rem] leading-none text-ink-soft min-[400px]:block">
      {m.tagline()}
    </span>
  </AppLink>
)
