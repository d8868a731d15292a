import type { ReactNode } from 'react'
import type { Mix } from '@dhvani/catalogue'
import { m } from '#messages'
import { describePlace } from '#lib/sounds/describe-setting.ts'
import { findSettable } from '#lib/sounds/sound-sources.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'

type MixSoundsProps = {
  readonly sounds: Mix['sounds']
  /** Follows the words of a sound. */
  readonly renderEnd?: (sound: Mix['sounds'][number]) => ReactNode
}

const placeOf = ({ id, setting }: Mix['sounds'][number]): string | undefined => {
  const sound = findSettable(id)
  return sound && describePlace(sound, setting)
}

/** The sounds of a mix that is not the listener's yet. */
export const MixSounds = ({ sounds, renderEnd }: MixSoundsProps) => (
  <ul aria-label={m.mix_offer_sounds()} className="flex flex-wrap gap-2">
    {sounds.map((sound) => (
      <li
        key={sound.id}
        className="flex min-h-10 max-w-full flex-wrap items-center gap-x-2 rounded-3xl border border-line bg-surface py-1 pe-4 ps-2"
      >
        <SoundIcon soundId={sound.id} size={24} className="text-terracotta" />
        <span>{nameInPage(sound)}</span>
        <span className="tabular text-sm text-ink-soft">
          {sound.isPlaying ? m.percent_short({ value: sound.volume }) : m.sound_paused()}
        </span>
        <span className="text-sm text-ink-soft empty:hidden">{placeOf(sound)}</span>
        {renderEnd?.(sound)}
      </li>
    ))}
  </ul>
)
