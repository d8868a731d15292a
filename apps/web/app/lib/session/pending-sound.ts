import type { SoundSource } from '@dhvani/audio-engine'
import { isSoundSource } from '#lib/engine/is-sound-source.ts'

/**
 * The sounds that a visitor asked for before signing in. They wait in the tab's own storage, which
 * survives the way through Google or a mail link in the same tab.
 */
const KEY = 'dhvani.pending-sounds'

export type PendingSound = {
  readonly id: string
  readonly volume: number
  /** What is no built-in sound brings along where it is fetched. */
  readonly source?: SoundSource
}

const isPendingSound = (value: unknown): value is PendingSound =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'volume' in value &&
  typeof value.volume === 'number' &&
  (!('source' in value) || isSoundSource(value.source))

/** Takes the place of the sounds that waited before. */
export const keepPendingSounds = (
  pending: readonly PendingSound[],
  storage: Storage = sessionStorage,
): void => {
  storage.setItem(KEY, JSON.stringify(pending))
}

/** @returns what was kept, once; anything that is no pending sound is thrown away */
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
