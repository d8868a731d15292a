import { VOLUME } from '@dhvani/catalogue/limits'
import { createAnchorElement, needsAnchor } from './context/anchor-element.ts'
import { createAudioHost } from './context/audio-host.ts'
import { createBufferVoice } from './voices/buffer-voice.ts'
import { createChannel } from './voices/channel.ts'
import { decodeBudgetOf, unpackedBudgetOf } from './loading/decode-budget.ts'
import { createElementPool, needsPriming } from './loading/element-pool.ts'
import { createStatusStore, type EngineStatus } from './engine-status.ts'
import type { PlaceStrip } from './positions/place-strip.ts'
import type { StartLoopVoice } from './voices/start-voice.ts'
import { mixGain, previewGain } from './mixer/output-level.ts'
import { createListeners } from './listeners.ts'
import { createLoader } from './loading/load-sound.ts'
import {
  connectMediaControls,
  type MediaControls,
  type MediaControlsOptions,
} from './context/media-controls.ts'
import { createMixer, type MixerOptions, type Mixer } from './mixer/mixer.ts'
import { watchOtherTabs } from './context/other-tabs.ts'
import { watchPageEvents } from './context/page-events.ts'
import { createPreview, type Preview } from './preview/preview.ts'
import { createScope } from './context/scope.ts'
import { createSidePlayers, type SidePlayer, type SidePlayerContext } from './mixer/side-players.ts'
import { createSleep, type Sleep } from './mixer/sleep.ts'
import { createSoundLibrary } from './loading/sound-library.ts'
import { wirePlayback } from './wire-playback.ts'
import type { GiveStandIn } from './loading/stand-in.ts'
import type { Seconds } from '@dhvani/units'

/** A sound that could not be loaded or played. `reason` is usually an `Error`. */
export type EngineFault = {
  readonly soundId: string
  readonly soundName: string
  readonly reason: unknown
}

/** What the engine holds at this moment; for tests and the bench. */
export type EngineDiagnostics = {
  /** Number of tracks whose nodes sound or fade, removed ones included. */
  readonly sounding: number
  /** Bytes of decoded audio in memory. */
  readonly heldBytes: number
  /** Where each track is in its audio, in seconds, by sound id; absent until it has sounded. */
  readonly positions: ReadonlyMap<string, Seconds>
  readonly context: AudioContextState | 'none'
}

/** The one owner of the audio context, with all that plays on it. */
export type Engine = {
  readonly mixer: Mixer
  readonly preview: Preview
  readonly sleep: Sleep
  readonly media: MediaControls
  readonly status: {
    subscribe(onChange: () => void): () => void
    getSnapshot(): EngineStatus
  }
  /**
   * Adds a player beside the mix, on the same context: the mix pauses while it plays and comes back
   * when it pauses. The caller disposes of the player.
   */
  addSidePlayer<Player extends SidePlayer>(make: (context: SidePlayerContext) => Player): Player
  /**
   * Creates the audio context and asks it to run; to be called inside a pointer or key event. Before
   * the page's first such event it does not ask, since browsers would refuse and warn.
   *
   * @returns whether the context runs, at the latest after 0.4 s; after a gesture, after 2.5 s
   */
  unlock(): Promise<boolean>
  /**
   * From now on sounds that have loop points play with this voice, for example `renewVoices` of
   * `@dhvani/audio-engine/renewal`, which is an entry of its own because it is needed late. Those that play
   * already pass into it at once: a listener may press before that code has come.
   */
  renewWith(startLoop: StartLoopVoice): void
  /**
   * From now on sounds that start, or move, are heard from their position: `placeStrip` of
   * `@dhvani/audio-engine/positions`, which is an entry of its own because most mixes have none.
   */
  placeWith(place: PlaceStrip): void
  /** Calls `listener` for every sound that fails; the others go on. @returns a function that unsubscribes */
  onFault(listener: (fault: EngineFault) => void): () => void
  /** What a track adds to the mix, before the master; `undefined` while it does not sound. For meters. */
  findOutput(soundId: string): AudioNode | undefined
  diagnostics(): EngineDiagnostics
  dispose(): void
}

export type EngineOptions = {
  /**
   * Called at the first command that needs audio, and when a dead context is replaced. A page that has an audio session
   * (`navigator.audioSession`) sets its type here, because iOS wants it before the context exists.
   */
  readonly createContext: () => AudioContext
  readonly fetch?: typeof globalThis.fetch
  /** Decides where in its loop a sound begins; each call gives a number in [0, 1). */
  readonly random?: () => number
  /** Makes a media element for audio that is too long to decode. */
  readonly createMediaElement?: () => HTMLAudioElement
  /** Asked before every file, and again when a file could not be loaded. */
  readonly giveStandIn?: GiveStandIn
  /** Name of the channel on which tabs tell each other that they play; `''` for none. */
  readonly tabChannel?: string
  /** Most bytes of decoded audio kept at once; by the device's memory unless given. */
  readonly decodeBudget?: number
}

/** The engine's only source of chance. It decides where in its loop a sound begins. */
const platformRandom = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}

const connectSystemControls = (parts: Omit<MediaControlsOptions, 'session'>) =>
  'mediaSession' in navigator
    ? connectMediaControls({ ...parts, session: navigator.mediaSession })
    : undefined

/**
 * Creates an engine. It opens no audio context and downloads nothing before its first command, but
 * listens to the page from the start: the caller disposes of it. For browsers only.
 */
export const createEngine = ({
  createContext,
  fetch = (...request) => globalThis.fetch(...request),
  random = platformRandom,
  decodeBudget = decodeBudgetOf((navigator as { deviceMemory?: number }).deviceMemory),
  createMediaElement = () => new Audio(),
  giveStandIn,
  tabChannel = 'dhvani-plays',
}: EngineOptions): Engine => {
  const scope = createScope()
  const status = createStatusStore()
  const faults = createListeners<[EngineFault]>()
  const onFault = ({ id, name }: { id: string; name: string }, reason: unknown) =>
    faults.notify({ soundId: id, soundName: name, reason })

  const host = createAudioHost({ createContext, masterGain: mixGain(VOLUME.defaultMaster, []) })
  const elements = createElementPool(createMediaElement, { isNeeded: needsPriming(navigator) })
  const anchor = needsAnchor(navigator.userAgent)
    ? createAnchorElement(createMediaElement)
    : undefined
  const otherTabs = watchOtherTabs(tabChannel, scope)
  const library = createSoundLibrary({
    load: createLoader({ fetch, createMediaElement, context: host.context, giveStandIn }),
    budget: decodeBudget,
    unpacked: unpackedBudgetOf(decodeBudget),
    scope,
  })

  let startLoop: StartLoopVoice = createBufferVoice
  let place: PlaceStrip | undefined

  const source = { host, library, createMediaElement: elements.take }
  const createMixerChannel: MixerOptions['createChannel'] = (sound, gain, onChange) => {
    const onChannelFault = (reason: unknown) => onFault(sound, reason)
    const events = { onChange, onFault: onChannelFault }
    const start: StartLoopVoice = (...voice) => startLoop(...voice)
    return createChannel({
      ...source,
      ...events,
      sound,
      gain,
      random,
      startLoop: start,
      place: (strip) => place?.(strip),
    })
  }
  const mixer = createMixer({
    createChannel: createMixerChannel,
    setMasterGain: host.setMasterGain,
  })
  const preview = createPreview({
    ...source,
    fetch,
    onFault,
    gainOf: (volume) => previewGain(volume, mixer.getSnapshot().masterVolume),
  })
  const sidePlayers = createSidePlayers({ mixer, host, fetch, giveStandIn, onFault })
  const sleep = createSleep({
    graph: host.findGraph,
    onSilent() {
      sidePlayers.pauseAll()
      mixer.stop()
      sleep.reset()
    },
  })
  const media = connectSystemControls({
    mixer,
    sidePlayers,
    preview,
    isRunning: host.isRunning,
    scope,
  })

  const parts = { host, mixer, preview, sidePlayers, sleep, otherTabs, status, media, anchor }
  wirePlayback({ ...parts, scope })
  watchPageEvents({ host, elements, scope })

  return {
    mixer,
    preview,
    sleep,
    media: {
      setNowPlaying: (nowPlaying) => media?.setNowPlaying(nowPlaying),
      addForeground: (foreground) => media?.addForeground(foreground) ?? (() => {}),
    },
    status: { subscribe: status.subscribe, getSnapshot: status.getSnapshot },
    addSidePlayer: sidePlayers.addSidePlayer,
    unlock() {
      elements.prime()
      return host.resume()
    },
    renewWith(next) {
      startLoop = next
      mixer.startAnew()
    },
    placeWith(next) {
      place = next
    },
    onFault: faults.add,
    findOutput: mixer.findOutput,
    diagnostics: () => ({
      sounding: mixer.soundingCount(),
      heldBytes: library.heldBytes(),
      positions: mixer.positions(),
      context: host.state(),
    }),
    dispose() {
      for (const part of [sidePlayers, preview, mixer, scope]) part.dispose()
      anchor?.dispose()
      library.dispose()
      host.dispose()
    },
  }
}
