import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'

/** The mark is text: ध्वनि, "sound". Assistive technology reads the name, then the tagline. */
export const BrandMark = () => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  return (
    <div className="flex min-h-11 flex-col justify-center xl:shrink-0">
      <AppLink
        to="/"
        className="-my-1.5 w-fit py-1.5 font-brand text-[2rem] leading-none text-terracotta"
      >
        <span aria-hidden lang="hi">
          ध्वनि
        </span>
        <span className="sr-only">{m.site_name()}</span>
      </AppLink>
      <span className="mt-1 hidden text-[0.8rem] leading-none text-ink-soft min-[30rem]:block">
        {m.tagline()}
      </span>
    </div>
  )
}
