import type { MixSnapshot, RestorableMix } from '@dhvani/audio-engine'
import { VOLUME } from '@dhvani/catalogue'
import { isSoundSource } from '#lib/engine/is-sound-source.ts'
import { createSavedValue } from '#lib/page/saved-value.ts'
import { MIX_KEY } from '#lib/session/mix-key.ts'

/**
 * A mix and the account that it belongs to. The address of a built-in sound is renewed by its id
 * when the mix is restored; other sounds play from the address that was kept.
 */
export type StoredMix = { readonly userId: string; readonly mix: RestorableMix }

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && value >= VOLUME.min && value <= VOLUME.max

const parseTracks = (value: unknown): RestorableMix['tracks'] => {
  if (!Array.isArray(value)) return []
  return value.flatMap((track: unknown) => {
    if (typeof track !== 'object' || track === null) return []
    if (!('sound' in track) || !('volume' in track)) return []
    const { sound, volume } = track
    return isSoundSource(sound) && isVolume(volume) ? [{ sound, volume }] : []
  })
}

/** @returns the mix that storage holds, without tracks that cannot be read, or `undefined` */
export const parseStoredMix = (saved: unknown): StoredMix | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  if (!('userId' in saved) || typeof saved.userId !== 'string') return undefined
  if (!('mix' in saved) || typeof saved.mix !== 'object' || saved.mix === null) return undefined
  const { mix } = saved
  const masterVolume =
    'masterVolume' in mix && isVolume(mix.masterVolume) ? mix.masterVolume : VOLUME.defaultMaster
  return {
    userId: saved.userId,
    mix: { masterVolume, tracks: parseTracks('tracks' in mix ? mix.tracks : []) },
  }
}

export const storedMix = createSavedValue<StoredMix | undefined>({
  key: MIX_KEY,
  version: 1,
  fallback: undefined,
  parse: parseStoredMix,
})

export const toRestorableMix = (snapshot: MixSnapshot): RestorableMix => ({
  masterVolume: snapshot.masterVolume,
  tracks: snapshot.tracks.map(({ sound, volume }) => ({ sound, volume })),
})
