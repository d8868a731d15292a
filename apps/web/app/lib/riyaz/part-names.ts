import type { Mix } from '@dhvani/catalogue'
import { partOf, type Part } from '@dhvani/share-links/practice-parts'
import { m } from '#messages'

/** What a part of the practice room is called in the mix. */
export const PART_NAMES: Readonly<Record<Part, () => string>> = {
  tanpura: m.live_tanpura,
  tabla: m.live_theka,
}

/** Names the parts of the practice room that a link holds, in the page's language. A link has no names of sounds. */
export const nameParts = (mix: Mix): Mix => ({
  ...mix,
  sounds: mix.sounds.map((sound) => {
    const part = partOf(sound.id)
    return part ? { ...sound, name: PART_NAMES[part]() } : sound
  }),
})
