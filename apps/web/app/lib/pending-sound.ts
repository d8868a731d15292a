/**
 * The sound that a visitor asked for before signing in. It waits in the tab's own storage, which
 * survives the way through Google or a mail link in the same tab.
 */
const KEY = 'dhvani.pending-sound'

export type PendingSound = { readonly id: string; readonly volume: number }

const isPendingSound = (value: unknown): value is PendingSound =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'volume' in value &&
  typeof value.volume === 'number'

export const keepPendingSound = (
  pending: PendingSound,
  storage: Storage = sessionStorage,
): void => {
  storage.setItem(KEY, JSON.stringify(pending))
}

/** @returns what was kept, once; anything that is no pending sound is thrown away */
export const takePendingSound = (storage: Storage = sessionStorage): PendingSound | undefined => {
  const kept = storage.getItem(KEY)
  if (kept === null) return undefined
  storage.removeItem(KEY)
  try {
    const value: unknown = JSON.parse(kept)
    return isPendingSound(value) ? value : undefined
  } catch {
    return undefined
  }
}
