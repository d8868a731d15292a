import { Artwork } from '#ui/art/artwork.tsx'
import type { Motif } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'

type HeroSlideProps = {
  readonly title: string
  readonly text: string
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  /** "1 of 3" */
  readonly position: string
  readonly isShown: boolean
}

/** A slide that is not shown is out of reach of keyboard and screen reader. */
export const HeroSlide = (props: HeroSlideProps) => (
  // The carousel pattern of the ARIA practices asks for a group; no HTML element says it.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <div
    role="group"
    aria-roledescription="slide"
    aria-label={props.position}
    inert={!props.isShown}
    className="relative grid min-w-0 flex-[0_0_100%] bg-surface md:grid-cols-[5fr_6fr]"
  >
    <Artwork
      seed={props.seed}
      motif={props.motif}
      palette={props.palette}
      className="hero-picture h-52 w-full sm:h-72 md:order-2 md:h-[25rem]"
    />
    <div className="flex flex-col justify-center px-6 pt-4 pb-8 md:p-12">
      <h2 className="text-[2rem] leading-[1.1] sm:text-5xl">{props.title}</h2>
      <p className="mt-4 text-lg text-ink-soft sm:text-xl">{props.text}</p>
    </div>
  </div>
)
