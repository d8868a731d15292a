import { useState } from 'react'
import { ChevronDown, SlidersHorizontal } from '#icons'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { findSettable } from '#lib/sounds/sound-sources.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { classNames } from '#ui/class-names.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const TrackSetting = latePart(async () => (await import('./track-setting.tsx')).TrackSetting, {
  missing: MissingNotice,
})

/** Unfolds place and characters of a built-in sound; a recording and an own sound have none. */
export const TrackCharacter = ({ track }: { readonly track: TrackSnapshot }) => {
  const [isOpen, setIsOpen] = useState(false)
  const builtIn = findSettable(track.sound.id)
  if (!builtIn) return null
  return (
    <>
      <button
        type="button"
        aria-label={m.setting_character_of({ name: nameInPage(track.sound) })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="me-1 mb-1.5 flex min-h-11 basis-full items-center justify-center gap-2 rounded-xl border border-line text-sm font-semibold text-ink-soft hover:border-edge hover:text-ink"
      >
        <SlidersHorizontal aria-hidden size={18} />
        {m.setting_character()}
        <ChevronDown aria-hidden size={18} className={classNames(isOpen && 'rotate-180')} />
      </button>
      {isOpen ? <TrackSetting sound={builtIn} track={track} /> : null}
    </>
  )
}
