import type { ReactNode } from 'react'
import { CATEGORIES, type BuiltInSound, type Category } from '@dhvani/catalogue'
import { m } from '#messages'
import { AVAILABLE_SOUNDS, sourceOf } from '#lib/sound-sources.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { SoundCard } from './sound-card.tsx'
import { soundDescription, soundName, sectionTitle } from '#lib/sound-words.ts'
import { useSoundCard } from './use-sound-card.ts'

const BuiltInCard = ({ sound }: { readonly sound: BuiltInSound }) => {
  const { state, press, openPreview } = useSoundCard(sound.id, () => sourceOf(sound))
  return (
    <SoundCard
      name={soundName(sound.id)}
      description={soundDescription(sound.id)}
      icon={<SoundIcon soundId={sound.id} size={44} />}
      state={state}
      onPress={press}
      onPreview={openPreview}
    />
  )
}

type SectionProps = {
  readonly category: Category
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One category: its heading, and whatever shows its sounds. */
export const LibrarySection = ({ category, aside, children }: SectionProps) => {
  const id = `sounds-${category.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="section-title text-2xl sm:text-[1.75rem]">
          {sectionTitle(category)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Two columns on phones up to five on wide screens. */
export const SoundGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
    {children}
  </ul>
)

/** The built-in sounds, a section a category; a category without a rendered sound is not shown. */
export const Library = () => (
  <div className="page-width">
    <h2 className="sr-only">{m.library_title()}</h2>
    {CATEGORIES.map((category) => {
      const sounds = AVAILABLE_SOUNDS.filter((sound) => sound.category === category)
      if (sounds.length === 0) return null
      return (
        <LibrarySection key={category} category={category}>
          <SoundGrid>
            {sounds.map((sound) => (
              <BuiltInCard key={sound.id} sound={sound} />
            ))}
          </SoundGrid>
        </LibrarySection>
      )
    })}
  </div>
)
