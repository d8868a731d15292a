import type { TrackSnapshot } from '@dhvani/audio-engine'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { MIX_TITLE_KEY } from '#lib/session/kept-keys.ts'

/** The name that the mix in the mixer came with: of a link, of a ready-made mix, or of a saved one. */
type MixTitle = {
  readonly name: string
  /** Ids of its sounds. A mix with others is another mix. */
  readonly ids: readonly string[]
}

type Tracks = readonly Pick<TrackSnapshot, 'sound'>[]

const parseTitle = (saved: unknown): MixTitle | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { name, ids } = saved as Record<string, unknown>
  if (typeof name !== 'string' || !Array.isArray(ids)) return undefined
  return { name, ids: ids.filter((id) => typeof id === 'string') }
}

export const mixTitle = createSavedValue<MixTitle | undefined>({
  key: MIX_TITLE_KEY,
  version: 1,
  fallback: undefined,
  parse: parseTitle,
})

/** @param name of the mix whose tracks these are; `undefined` for a mix without one */
export const nameMix = (name: string | undefined, tracks: Tracks): void =>
  mixTitle.set(name ? { name, ids: tracks.map(({ sound }) => sound.id) } : undefined)

/** @returns the name that the mix came with, while it has the sounds that it came with */
export const nameOfMix = (title: MixTitle | undefined, tracks: Tracks): string | undefined =>
  title?.ids.length === tracks.length && tracks.every(({ sound }) => title.ids.includes(sound.id))
    ? title.name
    : undefined
