import type { MixSnapshot, PlayableMix } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { trackOf } from '#lib/engine/testing/track.ts'
import { createStore } from '#lib/store/store.ts'

export type Track = MixSnapshot['tracks'][number]

export const track = (id: string, volume: number, isPlaying: boolean): Track =>
  trackOf(id, { volume: percent(volume), isPlaying })

/** A mixer that keeps its tracks, as the engine's does. */
export const aMixer = () => {
  const store = createStore<MixSnapshot>(EMPTY_MIX)
  const change = (run: (tracks: readonly Track[]) => readonly Track[]) =>
    store.set({ ...store.getSnapshot(), tracks: run(store.getSnapshot().tracks) })
  return {
    ...store,
    change,
    restore: ({ tracks, masterVolume }: PlayableMix) =>
      store.set({
        ...EMPTY_MIX,
        masterVolume: percent(masterVolume),
        tracks: tracks.map(({ sound, volume }) => track(sound.id, volume, false)),
      }),
    toggle: (id: string) =>
      change((tracks) =>
        tracks.map((one) => (one.sound.id === id ? { ...one, isPlaying: !one.isPlaying } : one)),
      ),
    shown: () =>
      store
        .getSnapshot()
        .tracks.map(
          ({ sound, volume, isPlaying }) => `${sound.id} ${volume}${isPlaying ? '' : ' paused'}`,
        ),
  }
}
