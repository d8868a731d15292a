import { VOLUME } from '@dhvani/catalogue/limits'
import { createAnchorElement, needsAnchor } from './context/anchor-element.ts'
import { createAudioHost } from './context/audio-host.ts'
import { createBufferVoice } from './voices/buffer-voice.ts'
import { createChannel } from './voices/channel.ts'
import { decodeBudgetOf } from './loading/decode-budget.ts'
import { createElementPool, needsPriming } from './loading/element-pool.ts'
import { createStatusStore } from './engine-status.ts'
import type { Engine, EngineFault, EngineOptions, StartLoopVoice } from './engine-types.ts'
import { faderGain } from './mixer/fader-law.ts'
import { createListeners } from './listeners.ts'
import { createLoader } from './loading/load-sound.ts'
import { connectMediaControls } from './context/media-controls.ts'
import { createMixer, type MixerCore, type MixerOptions } from './mixer/mixer.ts'
import { watchOtherTabs } from './context/other-tabs.ts'
import { watchPageEvents } from './context/page-events.ts'
import { createPreview } from './preview/preview.ts'
import { createScope, type Scope } from './context/scope.ts'
import { createSidePlayers } from './mixer/side-players.ts'
import { createSleep } from './mixer/sleep.ts'
import { createSoundLibrary } from './loading/sound-library.ts'
import { wirePlayback } from './wire-playback.ts'

/** The engine's only source of chance. It decides where in its loop a sound begins. */
const platformRandom = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}

const connectSystemControls = (mixer: MixerCore, isRunning: () => boolean, scope: Scope) =>
  'mediaSession' in navigator
    ? connectMediaControls({ session: navigator.mediaSession, mixer, isRunning, scope })
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

  const host = createAudioHost({ createContext, masterGain: faderGain(VOLUME.defaultMaster) })
  const elements = createElementPool(createMediaElement, { isNeeded: needsPriming(navigator) })
  const anchor = needsAnchor(navigator.userAgent)
    ? createAnchorElement(createMediaElement)
    : undefined
  const otherTabs = watchOtherTabs(tabChannel, scope)
  const library = createSoundLibrary({
    load: createLoader({ fetch, createMediaElement, context: host.context, giveStandIn }),
    budget: decodeBudget,
    scope,
  })

  let startLoop: StartLoopVoice = createBufferVoice

  const source = { host, library, createMediaElement: elements.take }
  const createMixerChannel: MixerOptions['createChannel'] = (sound, gain, onChange) => {
    const onChannelFault = (reason: unknown) => onFault(sound, reason)
    const events = { onChange, onFault: onChannelFault }
    const start: StartLoopVoice = (...voice) => startLoop(...voice)
    return createChannel({ ...source, ...events, sound, gain, random, startLoop: start })
  }
  const mixer = createMixer({
    createChannel: createMixerChannel,
    setMasterGain: host.setMasterGain,
  })
  const preview = createPreview({ ...source, fetch, onFault })
  const sidePlayers = createSidePlayers({ mixer, host, fetch, giveStandIn, onFault })
  const sleep = createSleep({
    graph: host.findGraph,
    onSilent() {
      sidePlayers.pauseAll()
      mixer.stop()
      sleep.reset()
    },
  })
  const media = connectSystemControls(mixer, host.isRunning, scope)

  const parts = { host, mixer, preview, sidePlayers, sleep, otherTabs, status, media, anchor }
  wirePlayback({ ...parts, scope })
  watchPageEvents({ host, elements, scope })

  return {
    mixer,
    preview,
    sleep,
    media: {
      setNowPlaying: (nowPlaying) => media?.setNowPlaying(nowPlaying),
      setForeground: (foreground) => media?.setForeground(foreground),
    },
    status: { subscribe: status.subscribe, getSnapshot: status.getSnapshot },
    addSidePlayer: sidePlayers.addSidePlayer,
    unlock() {
      elements.prime()
      return host.resume()
    },
    renewWith(next) {
      startLoop = next
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
