import { useEffect, useState } from 'react'
import type { Mix } from '@dhvani/catalogue'
import { openMixPreview, type MixPreview } from '@dhvani/audio-engine/mix-preview'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { findMixSounds } from '#lib/mixes/find-mix-sounds.ts'
import { createStore, useStore } from '#lib/page/store.ts'

const SILENT = { isPlaying: false, isLoading: false }
const nothing = createStore(SILENT)

/** A preview of one mix, which ends with the component. */
export const useMixPreview = (mix: Mix | undefined) => {
  const [preview, setPreview] = useState<MixPreview>()
  const { isPlaying, isLoading } = useStore(preview ?? nothing, SILENT)
  useEffect(() => () => preview?.dispose(), [preview])

  const play = async () => {
    if (!mix) return
    void startSound()
    const player = preview ?? openMixPreview(getEngine())
    setPreview(player)
    const { found } = await findMixSounds(mix)
    const playing = found.filter((sound) => sound.isPlaying)
    player.play({
      masterVolume: mix.masterVolume,
      tracks: (playing.length > 0 ? playing : found).map(({ source, volume }) => ({
        sound: source,
        volume,
      })),
    })
  }
  return {
    isPlaying,
    isLoading,
    play,
    playOrPause: () => {
      if (isPlaying) preview?.pause()
      else void play()
    },
    pause: () => preview?.pause(),
  }
}
