import type { SoundSource } from '@dhvani/audio-engine'
import { VOLUME } from '@dhvani/catalogue/limits'
import { isSoundSource } from '#lib/engine/is-sound-source.ts'

/**
 * Key in sessionStorage for the sounds that a visitor asked for before signing in. This storage
 * survives the way through Google or through a mail's link in the same tab.
 */
const KEY = 'dhvani.pending-sounds'

export type PendingSound = {
  readonly id: string
  readonly volume: number
  /** Where to fetch a sound that is not built in. */
  readonly source?: SoundSource
}

/** Scheme of a beat's address, the only sounds that are not built in and wait here. */
const BEAT = 'beat:'

/** Addresses of other kinds are refused: what is kept here is loaded and saved with the mix. */
const isBeat = (value: unknown, id: string): boolean =>
  isSoundSource(value) && value.id === id && value.url.startsWith(BEAT)

const isPendingSound = (value: unknown): value is PendingSound =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'volume' in value &&
  typeof value.volume === 'number' &&
  value.volume >= VOLUME.min &&
  value.volume <= VOLUME.max &&
  (!('source' in value) || isBeat(value.source, value.id))

/** Replaces the sounds that were kept before. */
export const keepPendingSounds = (
  pending: readonly PendingSound[],
  storage: Storage = sessionStorage,
): void => {
  storage.setItem(KEY, JSON.stringify(pending))
}

/** @returns what was kept, and empties the storage; values of another shape are left out */
export const takePendingSounds = (storage: Storage = sessionStorage): readonly PendingSound[] => {
  const kept = storage.getItem(KEY)
  if (kept === null) return []
  storage.removeItem(KEY)
  try {
    const value: unknown = JSON.parse(kept)
    return Array.isArray(value) ? value.filter(isPendingSound) : []
  } catch {
    return []
  }
}
