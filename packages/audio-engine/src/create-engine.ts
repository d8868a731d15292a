import { createAnchorElement, needsAnchor } from './anchor-element.ts'
import { createAudioHost } from './audio-host.ts'
import { createChannel } from './channel.ts'
import type {
  Engine,
  EngineFault,
  EngineOptions,
  EngineStatus,
  PlayerStage,
  SidePlayer,
  SoundSource,
} from './engine-types.ts'
import { faderGain } from './fader-law.ts'
import { decodeBudgetOf } from './decode-budget.ts'
import { createElementPool, needsPriming } from './element-pool.ts'
import { createLoader } from './load-sound.ts'
import { connectMediaControls } from './media-controls.ts'
import { createMixer, type MixerCore } from './mixer.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { createPreview } from './preview.ts'
import { createScope } from './scope.ts'
import { createSleep } from './sleep.ts'
import { createSoundLibrary } from './sound-library.ts'
import { createStore } from './store.ts'

const QUIET: EngineStatus = {
  isBlocked: false,
  isInterrupted: false,
  isPausedByOtherTab: false,
}

/** A first phase for every listen; the one place where the engine brings its own chance. */
const platformRandom = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}

const deviceMemory = () => (navigator as { deviceMemory?: number }).deviceMemory

/**
 * Makes an engine. It opens no audio context and downloads nothing before something is asked of
 * it; it does listen to the page, so whoever makes it disposes of it. Call it in a browser only.
 */
export const createEngine = ({
  createContext,
  fetch = (...request) => globalThis.fetch(...request),
  random = platformRandom,
  decodeBudget = decodeBudgetOf(deviceMemory()),
  createMediaElement = () => new Audio(),
  tabChannel = 'dhvani-plays',
}: EngineOptions): Engine => {
  const scope = createScope()
  const faultListeners = new Set<(fault: EngineFault) => void>()
  const status = createStore(QUIET)
  let isPausedByOtherTab = false
  let isYielding = false
  const sidePlayers = new Set<SidePlayer>()

  const reportFault = (sound: { id: string; name: string }, reason: unknown) => {
    for (const listener of faultListeners) {
      listener({ soundId: sound.id, soundName: sound.name, reason })
    }
  }

  const isBusy = () =>
    mixer.getSnapshot().isPlaying ||
    // A context that sleeps while a preview loads would only have to be woken for it.
    ['loading', 'playing'].includes(preview.getSnapshot().state) ||
    [...sidePlayers].some((player) => player.getSnapshot().isPlaying)

  /** Without the mix coming back in their place. */
  const pauseSidePlayers = () => {
    isYielding = true
    for (const player of sidePlayers) player.pause()
    isYielding = false
  }

  const refresh = () => {
    const isWanted = isBusy()
    if (!isWanted) host.rest()
    else if (host.isRunning()) mixer.catchUp()
    const now: EngineStatus = {
      isBlocked: isWanted && host.isBlocked(),
      isInterrupted: isWanted && host.isInterrupted(),
      isPausedByOtherTab,
    }
    const was = status.getSnapshot()
    const isSame =
      was.isBlocked === now.isBlocked &&
      was.isInterrupted === now.isInterrupted &&
      was.isPausedByOtherTab === now.isPausedByOtherTab
    if (!isSame) status.set(now)
    media?.refresh()
    anchor?.setPlaying(mixer.getSnapshot().isPlaying)
  }

  const host = createAudioHost({
    createContext,
    masterGain: () => faderGain(mixer.getSnapshot().masterVolume),
    onChange: () => refresh(),
    onReplaced() {
      pauseSidePlayers()
      preview.reopen()
      mixer.reopen()
    },
  })

  const elements = createElementPool(createMediaElement, { isNeeded: needsPriming(navigator) })

  const library = createSoundLibrary({
    load: createLoader({
      fetch,
      createMediaElement,
      context: host.context,
      spareBytes: () => library.spareBytes(),
    }),
    budget: decodeBudget,
    scope,
  })

  const createMixerChannel = (
    sound: SoundSource,
    gain: ReturnType<typeof faderGain>,
    onChange: () => void,
  ) =>
    createChannel({
      sound,
      gain,
      host,
      library,
      random,
      createMediaElement: elements.take,
      onChange,
      onFault: (reason) => reportFault(sound, reason),
    })

  const mixer: MixerCore = createMixer({
    createChannel: createMixerChannel,
    setMasterGain: (value) => host.current()?.setMasterGain(value),
  })

  const preview = createPreview({
    host,
    library,
    fetch,
    createMediaElement: elements.take,
    onFault: reportFault,
  })

  const sleep = createSleep({ graph: () => host.current(), onAsleep: () => mixer.stop() })

  const otherTabs = watchOtherTabs(tabChannel, {
    scope,
    onOtherPlays() {
      if (!isBusy()) return
      isPausedByOtherTab = true
      pauseSidePlayers()
      mixer.pauseAll()
      preview.pause()
      refresh()
    },
  })

  const media =
    'mediaSession' in navigator
      ? connectMediaControls({
          session: navigator.mediaSession,
          mixer,
          isRunning: host.isRunning,
          scope,
        })
      : undefined

  const anchor = needsAnchor(navigator.userAgent)
    ? createAnchorElement(createMediaElement)
    : undefined

  let wasPlaying = false
  const followMix = () => {
    const { isPlaying } = mixer.getSnapshot()
    if (isPlaying && !wasPlaying) {
      isPausedByOtherTab = false
      otherTabs.announce()
    }
    // What is started again should be heard, also after somebody fell asleep to it.
    if (!isPlaying && wasPlaying) sleep.reset()
    wasPlaying = isPlaying
    refresh()
  }

  /** The mix makes room and comes back as it was. */
  const seat = <Player extends SidePlayer>(make: (stage: PlayerStage) => Player): Player => {
    let waiting: readonly string[] = []
    const player = make({
      host,
      fetch,
      onFault: reportFault,
      onPlayingChange(isPlaying) {
        const { tracks } = mixer.getSnapshot()
        if (isPlaying) {
          isPausedByOtherTab = false
          waiting = tracks.filter((track) => track.isPlaying).map((track) => track.sound.id)
          otherTabs.announce()
          mixer.pauseAll()
        } else {
          const isStill = new Set(
            tracks.filter((track) => !track.isPlaying).map((track) => track.sound.id),
          )
          for (const id of isYielding ? [] : waiting) if (isStill.has(id)) mixer.toggle(id)
          waiting = []
        }
        refresh()
      },
    })
    const seated = {
      ...player,
      dispose() {
        sidePlayers.delete(seated)
        player.dispose()
      },
    }
    sidePlayers.add(seated)
    return seated
  }

  const recover = () => void host.recover()

  scope.add(mixer.subscribe(followMix))
  scope.add(preview.subscribe(refresh))
  scope.listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') recover()
  })
  if ('mediaDevices' in navigator) scope.listen(navigator.mediaDevices, 'devicechange', recover)
  for (const gesture of ['pointerup', 'keydown']) {
    scope.listen(document, gesture, () => {
      elements.prime()
      if (host.isBlocked()) void host.recover(true)
    })
  }

  return {
    mixer,
    preview,
    sleep,
    media: {
      setNowPlaying: (nowPlaying) => media?.setNowPlaying(nowPlaying),
      setSkip: (skip) => media?.setSkip(skip),
    },
    outputDevices: {
      canChoose: () => 'setSinkId' in AudioContext.prototype,
      choose: (deviceId) => host.setOutputDevice(deviceId),
    },
    status: { subscribe: status.subscribe, getSnapshot: status.getSnapshot },
    setMeander: (id, meander) => mixer.findChannel(id)?.setMeander(meander),
    seat,
    unlock() {
      elements.prime()
      return host.awake()
    },
    isBlocked: () => status.getSnapshot().isBlocked,
    onFault(listener) {
      faultListeners.add(listener)
      return () => {
        faultListeners.delete(listener)
      }
    },
    outputLevel: () => (host.isRunning() ? (host.current()?.level() ?? 0) : 0),
    diagnostics: () => ({
      sounding: mixer.soundingCount(),
      heldBytes: library.heldBytes(),
      positions: mixer.positions(),
      context: host.state(),
    }),
    dispose() {
      for (const player of sidePlayers) player.dispose()
      preview.dispose()
      mixer.dispose()
      scope.dispose()
      anchor?.dispose()
      library.dispose()
      host.dispose()
      faultListeners.clear()
    },
  }
}
