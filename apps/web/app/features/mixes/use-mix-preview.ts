import { useEffect, useRef, useState } from 'react'
import type { Mix } from '@dhvani/catalogue'
import { openMixPreview, type MixPreview } from '@dhvani/audio-engine/mix-preview'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { findMixSounds } from '#lib/mixes/find-mix-sounds.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { createStore, useStore } from '#lib/store/store.ts'
import { useWhenOnline } from '#lib/network/online.ts'
import { beginWait } from '#lib/notices/waits.ts'

const SILENT: ReturnType<MixPreview['getSnapshot']> = {
  isPlaying: false,
  isLoading: false,
  failed: [],
}
const nothing = createStore(SILENT)

const loadVoices = async () => {
  try {
    const loading = loadPart(() => import('#lib/sounds/renewal/preview-voices.ts'))
    return (await loading.finally(beginWait(m.preview_loading()))).previewVoices
  } catch {
    // The log was told. Without the code, the sounds play as in their files.
    return undefined
  }
}

/**
 * A preview of one mix, which ends with the component.
 *
 * @param seed of the hour that the mix is heard in
 */
export const useMixPreview = (mix: Mix | undefined, seed?: number) => {
  const [preview, setPreview] = useState<MixPreview>()
  /** Sounds of the mix that this browser does not know the files of. */
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { isPlaying, isLoading, failed } = useStore(preview ?? nothing, SILENT)
  /** Changes with each press, and when the mix is closed: what was still loading is not played. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  useEffect(() => () => preview?.dispose(), [preview])

  const play = async () => {
    if (!mix) return
    turn.current += 1
    const own = turn.current
    void startSound()
    const player = preview ?? openMixPreview(getEngine())
    setPreview(player)
    const { found, missing } = await findMixSounds(mix)
    const playing = found.filter((sound) => sound.isPlaying)
    const absent = playing.length > 0 ? missing.filter((sound) => sound.isPlaying) : missing
    setUnknown(absent.map(({ id }) => id))
    const voices = found.some(({ source }) => source.setting) ? await loadVoices() : undefined
    if (found.length === 0 || own !== turn.current) return
    if (voices) player.renewWith(voices(seed))
    player.play({
      masterVolume: mix.masterVolume,
      tracks: (playing.length > 0 ? playing : found).map(({ source, volume }) => ({
        sound: source,
        volume,
      })),
    })
  }

  const pause = () => {
    turn.current += 1
    preview?.pause()
  }

  useWhenOnline(failed.length > 0, () => {
    if (isPlaying) void play()
    else preview?.pause()
  })

  return {
    isPlaying,
    isLoading,
    /** The sounds that this preview was to play and could not. */
    unheard: mix?.sounds.filter(({ id }) => failed.includes(id) || unknown.includes(id)) ?? [],
    play,
    playOrPause: () => {
      if (isPlaying) pause()
      else void play()
    },
    pause,
  }
}
