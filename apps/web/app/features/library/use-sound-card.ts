import type { SoundSource } from '@dhvani/audio-engine'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import type { CardState } from './sound-card.tsx'

/**
 * Answers presses on a card. A sound that is not in the mix opens its preview; a sound in the mix is
 * paused or plays on.
 */
export const useSoundCard = (id: string, findSource: () => SoundSource) => {
  const isIn = useMixer((mix) => mix.tracks.some((track) => track.sound.id === id))
  const isPlaying = useMixer((mix) =>
    mix.tracks.some((track) => track.sound.id === id && track.isPlaying),
  )
  const state: CardState = isPlaying ? 'playing' : isIn ? 'paused' : 'out'

  const volume = useMixer((mix) => mix.tracks.find((track) => track.sound.id === id)?.volume)
  const isSilent = useMixer((mix) =>
    mix.tracks.some((track) => track.sound.id === id && (track.isSilenced || track.volume === 0)),
  )
  const setVolume = (next: number) => getEngine().mixer.setVolume(id, next)

  const openPreview = () => {
    getEngine().preview.open(findSource())
    void startSound()
  }
  const press = () => {
    if (state === 'out') {
      openPreview()
      return
    }
    void startSound()
    getEngine().mixer.toggle(id)
  }
  return { state, volume, isSilent, setVolume, press, openPreview }
}
