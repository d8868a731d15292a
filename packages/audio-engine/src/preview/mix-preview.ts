import { PREVIEW_LENGTH } from '@dhvani/catalogue/limits'
import { gain, percent, seconds, type Gain } from '@dhvani/units'
import { atAudioTime } from '../context/audio-clock.ts'
import { createScope } from '../context/scope.ts'
import type { PlayableMix } from '../mixer/mixer.ts'
import type { SidePlayer, SidePlayerContext } from '../mixer/side-players.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import type { StartLoopVoice } from '../voices/start-voice.ts'
import { createLoader } from '../loading/load-sound.ts'
import { createSoundLibrary } from '../loading/sound-library.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { mixGain } from '../mixer/output-level.ts'
import { createStore } from '../store.ts'
import { createChannel, type Channel } from '../voices/channel.ts'
import { placeStrip } from '../positions/place-strip.ts'
import { besideTheMix } from './beside-the-mix.ts'

type MixPreviewSnapshot = {
  /** Set to play; while sounds load, nothing is heard yet. */
  readonly isPlaying: boolean
  readonly isLoading: boolean
  /** Ids of the sounds that could not be loaded or played. They are known until the next play or pause. */
  readonly failed: readonly string[]
}

/** Plays a whole mix for as long as a preview lasts. */
export type MixPreview = Omit<SidePlayer, 'getSnapshot'> & {
  subscribe(onChange: () => void): () => void
  getSnapshot(): MixPreviewSnapshot
  /** Plays a mix, each sound at the level that the mixer would give it. Replaces one that plays. */
  play(mix: PlayableMix): void
  /** From now on previews of mixes play each sound in its setting, with voices as `Engine.renewWith` takes them. */
  renewWith(startLoop: StartLoopVoice): void
}

const SILENT: MixPreviewSnapshot = { isPlaying: false, isLoading: false, failed: [] }

/** Decoded audio that is kept for the next preview, in bytes: three long sounds. */
const BUDGET = 120_000_000

export const createMixPreview = ({
  host,
  fetch,
  giveStandIn,
  onPlayingChange,
  onFault,
}: SidePlayerContext): MixPreview => {
  const scope = createScope()
  const store = createStore(SILENT)
  const createMediaElement = () => new Audio()
  const library = createSoundLibrary({
    load: createLoader({ fetch, createMediaElement, context: host.context, giveStandIn }),
    budget: BUDGET,
    scope,
  })
  let channels: readonly { readonly id: string; readonly channel: Channel }[] = []
  let startLoop: StartLoopVoice | undefined
  let cancelEnd: (() => void) | undefined

  const open = (sound: SoundSource, level: Gain): Channel =>
    createChannel({
      sound,
      gain: level,
      host: besideTheMix(host, ({ sideInput }) => sideInput),
      library,
      // A preview begins where the sound begins, each time the same.
      random: () => 0,
      createMediaElement,
      place: placeStrip,
      ...(startLoop && { startLoop }),
      onChange: follow,
      onFault: (reason) => onFault(sound, reason),
    })

  const silence = () => {
    cancelEnd?.()
    cancelEnd = undefined
    const leaving = channels
    channels = []
    for (const { channel } of leaving) channel.close()
  }

  /** @param failed  what its listener did not hear */
  const end = (failed: readonly string[]) => {
    silence()
    store.set({ ...SILENT, failed })
    onPlayingChange(false)
  }

  const pause = () => {
    const { isPlaying, failed } = store.getSnapshot()
    if (isPlaying) end([])
    else if (failed.length > 0) store.set(SILENT)
  }

  const follow = () => {
    const before = store.getSnapshot()
    if (!before.isPlaying || channels.length === 0) return
    const failed = channels.flatMap(({ id, channel }) => (channel.status() === 'failed' ? id : []))
    if (failed.length === channels.length) {
      end(failed)
      return
    }
    const isLoading = channels.some(({ channel }) => channel.status() === 'loading')
    if (isLoading !== before.isLoading || failed.length !== before.failed.length)
      store.set({ isPlaying: true, isLoading, failed })
    if (isLoading || cancelEnd) return
    const { context } = host.resumeGraph()
    const endsAt = seconds(context.currentTime + PREVIEW_LENGTH)
    cancelEnd = atAudioTime(context, endsAt, () => end(store.getSnapshot().failed))
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    play({ masterVolume, tracks }) {
      const wasPlaying = store.getSnapshot().isPlaying
      silence()
      store.set({ isPlaying: true, isLoading: true, failed: [] })
      if (!wasPlaying) onPlayingChange(true)
      const faders = tracks.map(({ volume }) => faderGain(percent(volume)))
      const master = mixGain(percent(masterVolume), faders)
      channels = tracks.map(({ sound, volume }) => ({
        id: sound.id,
        channel: open(sound, gain(faderGain(percent(volume)) * master)),
      }))
      for (const { channel } of channels) channel.setPlaying(true)
      follow()
    },
    renewWith(next) {
      startLoop = next
    },
    pause,
    dispose() {
      pause()
      library.dispose()
      scope.dispose()
    },
  }
}
