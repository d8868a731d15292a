import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'

/** The mark is text: ध्वनि, "sound". Assistive technology hears "Dhvani", then the tagline. */
export const BrandMark = () => (
  <div className="flex min-h-11 flex-col justify-center">
    <AppLink
      to="/"
      aria-label="Dhvani"
      lang="hi"
      className="w-fit font-display text-[2rem] leading-none text-terracotta"
    >
      ध्वनि
    </AppLink>
    <span className="mt-1 hidden text-[0.8rem] leading-none text-ink-soft min-[400px]:block">
      {m.tagline()}
    </span>
  </div>
)
