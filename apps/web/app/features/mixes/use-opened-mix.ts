import { useMixer } from '#lib/listening/use-mixer.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { isChanged, openedMix, type OpenedMix } from '#lib/mixes/opened-mix.ts'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { useSavedMixes } from '#lib/mixes/saved-mixes.ts'

type Opened = {
  /** The saved mix that is open; `undefined` for none, or for one that was deleted. */
  readonly saved: SavedMix | undefined
  readonly opened: OpenedMix | undefined
  readonly isChanged: boolean
}

export const useOpenedMix = (): Opened => {
  const opened = useSavedValue(openedMix)
  const { mixes } = useSavedMixes()
  const tracks = useMixer((mix) => mix.tracks)
  const masterVolume = useMixer((mix) => mix.masterVolume)
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const saved = opened && mixes.find(({ id }) => id === opened.id)
  if (!saved || !opened || tracks.length === 0) return { saved, opened, isChanged: false }
  return { saved, opened, isChanged: isChanged({ tracks, masterVolume, isPlaying }, opened) }
}
