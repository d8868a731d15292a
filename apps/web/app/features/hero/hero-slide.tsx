import { m } from '#messages'
import { DrawnPicture } from '#ui/art/drawn-picture.tsx'

type HeroSlideProps = {
  readonly title: string
  readonly text: string
  /** Address of the drawing. */
  readonly picture: string
  /** The first slide: the browser loads its picture at once. */
  readonly isFirst: boolean
  /** "1 of 3" */
  readonly position: string
  readonly isShown: boolean
}

/** A slide that is not shown is out of reach of keyboard and screen reader. */
export const HeroSlide = (props: HeroSlideProps) => (
  <div
    // A group, as the carousel pattern of the ARIA practices has it: a region would be a landmark.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="group"
    aria-roledescription={m.hero_slide_role()}
    aria-label={props.position}
    inert={!props.isShown}
    className="relative grid min-w-0 flex-[0_0_100%] bg-surface md:grid-cols-[5fr_6fr]"
  >
    <DrawnPicture
      address={props.picture}
      {...(props.isFirst ? { fetchPriority: 'high' as const } : {})}
      className="hero-picture w-full object-cover md:order-2"
    />
    <div className="hero-words flex flex-col justify-center">
      <h2>{props.title}</h2>
      <p className="text-ink-soft">{props.text}</p>
    </div>
  </div>
)
