import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { mixTitle, nameOfMix } from '#lib/mixes/mix-title.ts'
import { openedMix, type OpenedMix } from '#lib/mixes/opened-mix.ts'
import { useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** @returns whether the tracks have the sounds of the opened mix, at any volume */
const hasSounds = ({ mix, absent }: OpenedMix, tracks: readonly TrackSnapshot[]): boolean => {
  const ids = mix.sounds.map(({ id }) => id).filter((id) => !absent.includes(id))
  return ids.length === tracks.length && tracks.every(({ sound }) => ids.includes(sound.id))
}

/** @returns the name of the saved mix that is open, or that the mix came with, or else the names of the sounds that play */
export const useMixName = (): string => {
  const opened = useSavedValue(openedMix)
  const named = useSavedValue(mixTitle)
  const { mixes } = useSavedMixes()
  const tracks = useMixer((mix) => mix.tracks)
  const saved = opened && mixes.find(({ id }) => id === opened.id)
  if (saved && hasSounds(opened, tracks)) return saved.name
  const title = nameOfMix(named, tracks)
  if (title !== undefined) return title
  const playing = tracks.filter(({ isPlaying }) => isPlaying)
  return (playing.length > 0 ? playing : tracks)
    .map(({ sound }) => nameInPage(sound))
    .join(m.mix_joint())
}
