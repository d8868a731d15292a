import type { SoundSource } from '@dhvani/audio-engine'
import { VOLUME } from '@dhvani/catalogue/limits'
import { isSoundSource } from '#lib/engine/is-sound-source.ts'
import { tabStorage, type Keeping } from '#lib/store/browser-storage.ts'

/**
 * Keys in sessionStorage for what a visitor asked for before signing in. This storage survives the way
 * through Google or through a mail's link in the same tab.
 */
export const WISH_KEYS = { sounds: 'dhvani.pending-sounds', mix: 'dhvani.pending-mix' } as const

export type WishedSound = {
  readonly id: string
  readonly volume: number
  /** Where to fetch a sound that is not built in. */
  readonly source?: SoundSource
  /** As `SoundSource.setting` has it. */
  readonly setting?: string
}

/** What a visitor asked for before signing in: sounds to add to the mix, or a mix to play. */
export type Wish = {
  readonly sounds: readonly WishedSound[]
  /**
   * The mix, as its link writes it (packages/share-links/src/mix-code.ts), with the link's fragment where that has a
   * night (course-link.ts).
   */
  readonly mixCode?: string
}

/** Beats and parts of the practice room, the only sounds that are not built in and wait here. */
const COMPUTED = /^(?:beat|riyaz):/

/** Addresses of other kinds are refused: what is kept here is loaded and saved with the mix. */
const isComputed = (value: unknown, id: string): boolean =>
  isSoundSource(value) && value.id === id && COMPUTED.test(value.url)

const isWishedSound = (value: unknown): value is WishedSound =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'volume' in value &&
  typeof value.volume === 'number' &&
  value.volume >= VOLUME.min &&
  value.volume <= VOLUME.max &&
  (!('source' in value) || isComputed(value.source, value.id)) &&
  (!('setting' in value) || typeof value.setting === 'string')

const put = (storage: Keeping, key: string, text: string | undefined): void => {
  if (text === undefined) storage.removeItem(key)
  else storage.setItem(key, text)
}

/** Replaces what was kept before; a key is absent where there is nothing to keep under it. */
export const keepTabWish = ({ sounds, mixCode }: Wish, storage: Keeping = tabStorage()): void => {
  put(storage, WISH_KEYS.sounds, sounds.length === 0 ? undefined : JSON.stringify(sounds))
  put(storage, WISH_KEYS.mix, mixCode)
}

const readSounds = (storage: Keeping): readonly WishedSound[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(WISH_KEYS.sounds) ?? '[]')
    return Array.isArray(value) ? value.filter(isWishedSound) : []
  } catch {
    return []
  }
}

const read = (storage: Keeping): Wish => {
  const sounds = readSounds(storage)
  const mixCode = storage.getItem(WISH_KEYS.mix)
  return mixCode === null ? { sounds } : { sounds, mixCode }
}

/** @returns what is kept, without values of another shape; nothing where the storage is blocked */
export const readTabWish = (): Wish => {
  try {
    return read(tabStorage())
  } catch {
    return { sounds: [] }
  }
}

/** @returns what was kept, and empties the storage */
export const takeTabWish = (storage: Keeping = tabStorage()): Wish => {
  const wish = read(storage)
  keepTabWish({ sounds: [] }, storage)
  return wish
}
