import { PREVIEW_LENGTH } from '@dhvani/catalogue/limits'
import { gain, percent, seconds } from '@dhvani/units'
import { atAudioTime } from '../context/audio-clock.ts'
import { createScope } from '../context/scope.ts'
import type { RestorableMix, SidePlayer, SidePlayerContext, SoundSource } from '../engine-types.ts'
import { createLoader } from '../loading/load-sound.ts'
import { createSoundLibrary } from '../loading/sound-library.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { createStore } from '../store.ts'
import { createChannel, type Channel } from '../voices/channel.ts'
import { besideTheMix } from './beside-the-mix.ts'

type MixPreviewSnapshot = {
  /** Set to play; while sounds load, nothing is heard yet. */
  readonly isPlaying: boolean
  readonly isLoading: boolean
}

/** Plays a whole mix for as long as a preview lasts. */
export type MixPreview = Omit<SidePlayer, 'getSnapshot'> & {
  subscribe(onChange: () => void): () => void
  getSnapshot(): MixPreviewSnapshot
  /** Plays a mix, each sound at the level that the mixer would give it. Replaces one that plays. */
  play(mix: RestorableMix): void
}

const SILENT: MixPreviewSnapshot = { isPlaying: false, isLoading: false }

/** Decoded audio that is kept for the next preview, in bytes: three long sounds. */
const BUDGET = 120_000_000

export const createMixPreview = ({
  host,
  fetch,
  onPlayingChange,
  onFault,
}: SidePlayerContext): MixPreview => {
  const scope = createScope()
  const store = createStore(SILENT)
  const createMediaElement = () => new Audio()
  const library = createSoundLibrary({
    load: createLoader({ fetch, createMediaElement, context: host.context }),
    budget: BUDGET,
    scope,
  })
  let channels: readonly Channel[] = []
  let cancelEnd: (() => void) | undefined

  const open = (sound: SoundSource, volume: number, master: number): Channel =>
    createChannel({
      sound,
      gain: gain(faderGain(percent(volume)) * faderGain(percent(master))),
      host: besideTheMix(host, ({ sideInput }) => sideInput),
      library,
      // A preview begins where the sound begins, each time the same.
      random: () => 0,
      createMediaElement,
      onChange: follow,
      onFault: (reason) => onFault(sound, reason),
    })

  const silence = () => {
    cancelEnd?.()
    cancelEnd = undefined
    const leaving = channels
    channels = []
    for (const channel of leaving) channel.close()
  }

  const pause = () => {
    if (!store.getSnapshot().isPlaying) return
    silence()
    store.set(SILENT)
    onPlayingChange(false)
  }

  const follow = () => {
    if (!store.getSnapshot().isPlaying || channels.length === 0) return
    if (channels.every((channel) => channel.status() === 'failed')) {
      pause()
      return
    }
    const isLoading = channels.some((channel) => channel.status() === 'loading')
    if (isLoading !== store.getSnapshot().isLoading) store.set({ isPlaying: true, isLoading })
    if (isLoading || cancelEnd) return
    const { context } = host.resumeGraph()
    cancelEnd = atAudioTime(context, seconds(context.currentTime + PREVIEW_LENGTH), pause)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    play({ masterVolume, tracks }) {
      const wasPlaying = store.getSnapshot().isPlaying
      silence()
      store.set({ isPlaying: true, isLoading: true })
      if (!wasPlaying) onPlayingChange(true)
      channels = tracks.map(({ sound, volume }) => open(sound, volume, masterVolume))
      for (const channel of channels) channel.setPlaying(true)
      follow()
    },
    pause,
    dispose() {
      pause()
      library.dispose()
      scope.dispose()
    },
  }
}
