import type { MixSnapshot, SoundSource, TrackSnapshot } from '@dhvani/audio-engine'
import { faderDecibels } from '@dhvani/audio-engine/fader-levels'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { trackOf } from '#lib/engine/testing/track.ts'

/** The file of a sound, or another place and character of it. */
export const source = (id: string, setting?: string): SoundSource => ({
  id,
  name: id,
  url: `/${id}.mp3`,
  ...(setting !== undefined && { setting }),
})

/** A mixer that keeps faders with their fractions, and shows whole percents, as the engine's does. */
export const createFaderDesk = () => {
  let tracks: readonly (TrackSnapshot & { readonly fader: number })[] = []
  const calls: string[] = []
  const change = (id: string, next: Partial<TrackSnapshot & { fader: number }>) => {
    tracks = tracks.map((track) => (track.sound.id === id ? { ...track, ...next } : track))
  }
  const setVolume = (id: string, volume: number) =>
    change(id, { fader: volume, volume: percent(Math.round(volume)) })
  const mixer = {
    getSnapshot: (): MixSnapshot => ({
      ...EMPTY_MIX,
      tracks,
      isPlaying: tracks.some(({ isPlaying }) => isPlaying),
    }),
    add(sound: SoundSource, volume: number) {
      calls.push(`add ${sound.id}`)
      const fader = Math.round(volume)
      tracks = [...tracks, { ...trackOf(sound.id, { sound, volume: percent(fader) }), fader }]
    },
    remove(id: string) {
      calls.push(`remove ${id}`)
      tracks = tracks.filter(({ sound }) => sound.id !== id)
    },
    setVolume,
    setSetting(id: string, setting: string | undefined) {
      calls.push(`${id} in ${setting ?? 'its file'}`)
      const before = tracks.find(({ sound }) => sound.id === id)
      if (before) change(id, { sound: source(id, setting) })
    },
  }
  return {
    mixer,
    calls,
    change,
    levels: () =>
      new Map(tracks.map(({ sound, fader }) => [sound.id, faderDecibels(percent(fader))])),
    shown: () => tracks.map(({ sound, volume }) => `${sound.id} ${volume}`).toSorted(),
    clear: () => {
      tracks = []
    },
  }
}
