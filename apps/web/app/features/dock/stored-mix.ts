import type { PlayableMix } from '@dhvani/audio-engine'
import { parsePlayableMix } from '#lib/mixes/playable-mix.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { MIX_KEY } from '#lib/session/kept-keys.ts'

/**
 * A mix and the account that it belongs to. The address of a built-in sound is renewed by its id
 * when the mix is restored; other sounds play from the address that was kept.
 */
export type StoredMix = { readonly userId: string; readonly mix: PlayableMix }

/** @returns the mix that storage holds, without tracks that cannot be read, or `undefined` */
export const parseStoredMix = (saved: unknown): StoredMix | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  if (!('userId' in saved) || typeof saved.userId !== 'string') return undefined
  const mix = parsePlayableMix('mix' in saved ? saved.mix : undefined)
  return mix && { userId: saved.userId, mix }
}

export const storedMix = createSavedValue<StoredMix | undefined>({
  key: MIX_KEY,
  version: 1,
  fallback: undefined,
  parse: parseStoredMix,
})
