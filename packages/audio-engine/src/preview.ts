import { milliseconds, seconds, type Gain, type Percent, type Seconds } from '@dhvani/units'
import type { AudioHost } from './audio-host.ts'
import type { Preview, PreviewProblem, PreviewSnapshot, SoundSource } from './engine-types.ts'
import { faderGain, parseFader } from './fader-law.ts'
import { durationOf, wholeOf, type BufferedAudio, type LoadedAudio } from './loaded-audio.ts'
import { DEFAULT_FADER } from './mixer.ts'
import { createPreviewVoice, type PreviewVoice } from './preview-voice.ts'
import type { Lease, SoundLibrary } from './sound-library.ts'
import { createStore } from './store.ts'

/** How long a preview plays (docs/contract/product.md §9). */
export const PREVIEW_LENGTH = seconds(10)

/** What is left of a preview that was stopped this close to its end does not play on. */
const SCRAP = milliseconds(50)

export const CLOSED_PREVIEW: PreviewSnapshot = {
  state: 'closed',
  sound: undefined,
  volume: DEFAULT_FADER.preview,
  problem: undefined,
  length: PREVIEW_LENGTH,
}

export type PreviewOptions = {
  readonly host: AudioHost
  readonly library: SoundLibrary
  readonly fetch: typeof globalThis.fetch
  readonly createMediaElement: () => HTMLAudioElement
  readonly onFault: (sound: SoundSource, reason: unknown) => void
}

type Session = {
  sound: SoundSource
  /** Enough of the sound for a preview, from before all of it was there. */
  head: BufferedAudio | undefined
  lease: Lease | undefined
  voice: PreviewVoice | undefined
}

/** One sound at a time, over the ducked mix, for ten seconds. */
export const createPreview = ({
  host,
  library,
  fetch,
  createMediaElement,
  onFault,
}: PreviewOptions): Preview & { reopen(): void; dispose(): void } => {
  const store = createStore(CLOSED_PREVIEW)
  let session: Session | undefined
  let heard: Seconds = seconds(0)

  const update = (change: Partial<PreviewSnapshot>) => {
    const next = { ...store.getSnapshot(), ...change }
    host.current()?.setDucked(next.state === 'playing')
    store.set(next)
  }

  const fail = (failed: Session, problem: PreviewProblem, reason: unknown) => {
    if (session !== failed) return
    failed.voice?.fadeOut()
    failed.voice = undefined
    update({ state: 'error', problem })
    onFault(failed.sound, reason)
  }

  const applyVolume = (value: Gain) => host.current()?.setPreviewGain(value)

  const begin = (current: Session, audio: LoadedAudio) => {
    const graph = host.wake()
    const { length, volume } = store.getSnapshot()
    if (heard > length - SCRAP) heard = seconds(0)
    graph.setPreviewGain(faderGain(volume))
    const voice = createPreviewVoice(graph.context, {
      audio,
      start: current.sound.loop?.start ?? seconds(0),
      from: heard,
      length,
      output: graph.previewInput,
      createMediaElement,
      onFault: (reason) => fail(current, 'unplayable', reason),
      onEnd() {
        if (session !== current || current.voice !== voice) return
        current.voice = undefined
        heard = seconds(0)
        update({ state: 'ready' })
      },
    })
    current.voice = voice
    update({ state: 'playing' })
  }

  /** @param isAsked  somebody pressed Play, so that silence must be explained */
  const start = async (current: Session, isAsked: boolean) => {
    const audio = current.head ?? current.lease?.audio
    if (audio === undefined) return
    const isRunning = await host.awake().catch((reason: unknown) => {
      fail(current, 'playback', reason)
      return undefined
    })
    if (isRunning === undefined || session !== current || current.voice !== undefined) return
    if (isRunning) begin(current, audio)
    else if (isAsked) fail(current, 'playback', new Error('The audio context does not run.'))
    else update({ state: 'ready' })
  }

  const load = async (current: Session) => {
    const { sound } = current
    const answer = await fetch(sound.url, { method: 'HEAD' }).catch((reason: unknown) => reason)
    if (session !== current) return
    if (!(answer instanceof Response && answer.ok)) {
      fail(current, 'inaccessible', answer)
      return
    }
    const until = seconds((sound.loop?.start ?? 0) + PREVIEW_LENGTH)
    const takeHead = (buffer: AudioBuffer) => {
      if (session !== current || current.lease !== undefined) return
      current.head = { kind: 'buffer', buffer, loop: wholeOf(buffer) }
      update({ state: 'ready', length: PREVIEW_LENGTH })
      void start(current, false)
    }
    try {
      current.lease = await library.acquire(sound, { until, take: takeHead })
    } catch (reason) {
      fail(current, 'unplayable', reason)
      return
    }
    if (session !== current) {
      current.lease.release()
      return
    }
    if (current.head !== undefined) return
    const playable = durationOf(current.lease.audio) - (sound.loop?.start ?? 0)
    update({ state: 'ready', length: seconds(Math.min(PREVIEW_LENGTH, playable)) })
    await start(current, false)
  }

  const silence = () => {
    session?.voice?.fadeOut()
    session?.lease?.release()
    session = undefined
    heard = seconds(0)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    open(sound) {
      silence()
      const opened: Session = { sound, head: undefined, lease: undefined, voice: undefined }
      session = opened
      update({ ...CLOSED_PREVIEW, state: 'loading', sound })
      // At once, while the click that opened it still counts as one; `start` hears of a refusal.
      void host.awake().catch(() => false)
      void load(opened)
    },
    play() {
      if (session === undefined || store.getSnapshot().state !== 'ready') return
      void start(session, true)
    },
    pause() {
      if (session?.voice === undefined) return
      heard = session.voice.elapsed()
      session.voice.fadeOut()
      session.voice = undefined
      update({ state: 'ready' })
    },
    setVolume(value) {
      const volume: Percent = parseFader(value) ?? store.getSnapshot().volume
      applyVolume(faderGain(volume))
      update({ volume })
    },
    close() {
      if (session === undefined) return
      silence()
      update(CLOSED_PREVIEW)
    },
    elapsed: () => session?.voice?.elapsed() ?? heard,
    reopen() {
      if (session?.voice === undefined) return
      heard = session.voice.elapsed()
      session.voice.fadeOut()
      session.voice = undefined
      update({ state: 'ready' })
    },
    dispose() {
      session?.voice?.fadeOut()
      session = undefined
    },
  }
}
