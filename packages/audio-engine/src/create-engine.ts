import { createAudioHost } from './audio-host.ts'
import { createChannel } from './channel.ts'
import type { Engine, EngineFault, EngineOptions, SoundSource } from './engine-types.ts'
import { faderGain } from './fader-law.ts'
import { createMixer, type MixerCore } from './mixer.ts'
import { createPreview } from './preview.ts'
import { createScope } from './scope.ts'
import { createSoundLibrary, wholeOf, type LoadedAudio } from './sound-library.ts'

/** Decoded audio kept at once unless told otherwise. */
const DEFAULT_DECODE_BUDGET = 150_000_000

/** A first phase for every listen; the one place where the engine brings its own chance. */
const platformRandom = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}

/**
 * Makes an engine: no context, no download and no listener before something is asked of it.
 * Whoever makes it disposes of it.
 */
export const createEngine = ({
  createContext,
  fetch = (...request) => globalThis.fetch(...request),
  random = platformRandom,
  decodeBudget = DEFAULT_DECODE_BUDGET,
}: EngineOptions): Engine => {
  const scope = createScope()
  const faultListeners = new Set<(fault: EngineFault) => void>()

  const reportFault = (sound: SoundSource, reason: unknown) => {
    for (const listener of faultListeners) {
      listener({ soundId: sound.id, soundName: sound.name, reason })
    }
  }

  const host = createAudioHost({
    createContext,
    masterGain: () => faderGain(mixer.getSnapshot().masterVolume),
    onChange: () => undefined,
  })

  const load = async (sound: SoundSource): Promise<LoadedAudio> => {
    const response = await fetch(sound.url)
    if (!response.ok) throw new Error(`${sound.url} answered ${String(response.status)}`)
    const bytes = await response.arrayBuffer()
    const buffer = await host.wake().context.decodeAudioData(bytes)
    return { buffer, loop: wholeOf(buffer) }
  }

  const library = createSoundLibrary({ load, budget: decodeBudget, scope })

  const restWhenSilent = () => {
    const isPreviewing = preview.getSnapshot().state === 'playing'
    if (!mixer.getSnapshot().isPlaying && !isPreviewing) host.rest()
  }

  const mixer: MixerCore = createMixer({
    createChannel: (sound, gain, onChange) =>
      createChannel({
        sound,
        gain,
        host,
        library,
        random,
        onChange,
        onFault(reason) {
          onChange()
          reportFault(sound, reason)
        },
      }),
    setMasterGain: (value) => host.current()?.setMasterGain(value),
    onChange: () => undefined,
  })

  const preview = createPreview({
    host,
    library,
    fetch,
    onChange: () => undefined,
    onFault: reportFault,
  })

  scope.add(mixer.subscribe(restWhenSilent))
  scope.add(preview.subscribe(restWhenSilent))

  return {
    mixer,
    preview,
    unlock: () => host.awake(),
    isBlocked: () => mixer.getSnapshot().isPlaying && host.isBlocked(),
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
      scope.dispose()
      preview.dispose()
      mixer.dispose()
      library.dispose()
      host.dispose()
      faultListeners.clear()
    },
  }
}
