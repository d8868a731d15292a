import type { CSSProperties, ReactNode } from 'react'
import { CATEGORIES, type BuiltInSound, type Category } from '@dhvani/catalogue'
import { m } from '#messages'
import { useTier } from '#lib/sounds/download-tier.ts'
import { downloadSizes } from '#lib/sounds/download-sizes.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import { AVAILABLE_SOUNDS, sourceOf } from '#lib/sounds/sound-sources.ts'
import { soundDescription, soundName, sectionTitle } from '#lib/sounds/sound-words.ts'
import { classNames } from '#ui/class-names.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { SoundCard } from './sound-card.tsx'
import { useSoundCard } from './use-sound-card.ts'

const BuiltInCard = ({ sound }: { readonly sound: BuiltInSound }) => {
  const { state, volume, isSilent, setVolume, press, openPreview } = useSoundCard(sound.id, () =>
    sourceOf(sound),
  )
  return (
    <SoundCard
      id={sound.id}
      name={soundName(sound.id)}
      description={soundDescription(sound.id)}
      icon={<SoundIcon soundId={sound.id} size={44} />}
      size={useTier() === 'small' ? megabytesText(downloadSizes(sound).small) : undefined}
      state={state}
      volume={volume}
      isSilent={isSilent}
      onVolume={setVolume}
      onPress={press}
      onPreview={openPreview}
    />
  )
}

type SectionProps = {
  readonly category: Category
  /** Columns that the section takes, one a sound; without it, the columns that its row has left. */
  readonly count?: number
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One category in the library's grid: its heading, and its sounds as children. */
export const LibrarySection = ({ category, count, aside, children }: SectionProps) => {
  const id = `sounds-${category.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section
      aria-labelledby={id}
      data-category={category}
      className={classNames('library-section', count === undefined && 'library-rest')}
      style={{ '--count': count } as CSSProperties}
    >
      <div className="mt-10 mb-4 flex flex-wrap items-end justify-between gap-3 sm:mt-12 sm:mb-5">
        <h2
          id={id}
          className={classNames(
            'section-title',
            count === 1 ? 'text-lg sm:text-[1.3rem]' : 'text-[1.4rem] sm:text-[1.75rem]',
          )}
        >
          {sectionTitle(category)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Cards in the columns of the library. */
export const SoundGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid auto-rows-fr grid-cols-subgrid gap-y-3 sm:gap-y-4">{children}</ul>
)

type LibraryProps = {
  /** Stands beside the first heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * The built-in sounds, one section a category. A category without a rendered sound is left out.
 * Children are sections that follow.
 */
export const Library = ({ aside, children }: LibraryProps) => (
  <div className="page-width">
    <h2 className="sr-only">{m.library_title()}</h2>
    <div className="library">
      {CATEGORIES.map((category) => {
        const sounds = AVAILABLE_SOUNDS.filter((sound) => sound.category === category)
        if (sounds.length === 0) return null
        return (
          <LibrarySection
            key={category}
            category={category}
            count={sounds.length}
            aside={category === CATEGORIES[0] ? aside : undefined}
          >
            <SoundGrid>
              {sounds.map((sound) => (
                <BuiltInCard key={sound.id} sound={sound} />
              ))}
            </SoundGrid>
          </LibrarySection>
        )
      })}
      {children}
    </div>
  </div>
)
