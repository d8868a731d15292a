import { PREVIEW_LENGTH } from '@dhvani/catalogue/limits'
import { seconds, type Gain, type Percent, type Seconds } from '@dhvani/units'
import type { AudioHost } from '../context/audio-host.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { toFaderPosition } from '../mixer/fader-law.ts'
import { CLOSED_PREVIEW, type PreviewProblem, type PreviewSnapshot } from '../snapshots.ts'
import { durationOf, type BufferedAudio, type LoadedAudio } from '../loading/loaded-audio.ts'
import { loadPreviewAudio, PreviewAudioError } from './preview-audio.ts'
import { createPreviewPlayback } from './preview-playback.ts'
import type { Lease } from '../loading/audio-shelf.ts'
import type { SoundLibrary } from '../loading/sound-library.ts'
import { createStore } from '../store.ts'

export type Preview = {
  subscribe(onChange: () => void): () => void
  getSnapshot(): PreviewSnapshot
  /** Checks the file, loads it and plays it at the default volume. Closes any other preview. */
  open(sound: SoundSource): void
  play(): void
  pause(): void
  /** In percent, 0 to 100. */
  setVolume(volume: number): void
  /** Stops; the decoded audio stays in memory for an `add` that follows. */
  close(): void
  /** Seconds heard so far, 0 to the snapshot's `length`; cheap enough for every animation frame. */
  elapsed(): Seconds
}

export type PreviewOptions = {
  readonly host: AudioHost
  readonly library: SoundLibrary
  readonly fetch: typeof globalThis.fetch
  readonly createMediaElement: () => HTMLAudioElement
  readonly onFault: (sound: SoundSource, reason: unknown) => void
  /** Gain of the preview's bus at a volume. */
  readonly gainOf: (volume: Percent) => Gain
}

export type PreviewCore = Preview & {
  dispose(): void
}

type Session = {
  readonly sound: SoundSource
  /** The first part of the sound, if it was decoded before the rest. */
  head: BufferedAudio | undefined
  lease: Lease | undefined
}

/** One sound at a time, over the ducked mix, for ten seconds. */
export const createPreview = (options: PreviewOptions): PreviewCore => {
  const { host, library, fetch, createMediaElement, onFault, gainOf } = options
  const store = createStore(CLOSED_PREVIEW)
  const playback = createPreviewPlayback({ host, createMediaElement })
  let session: Session | undefined

  const update = (change: Partial<PreviewSnapshot>) => {
    const next = { ...store.getSnapshot(), ...change }
    host.findGraph()?.setDucked(next.state === 'playing')
    store.set(next)
  }

  const fail = (failed: Session, problem: PreviewProblem, reason: unknown) => {
    if (session !== failed) return
    playback.pause()
    update({ state: 'error', problem })
    onFault(failed.sound, reason)
  }

  const begin = (current: Session, audio: LoadedAudio) => {
    const { length, volume } = store.getSnapshot()
    playback.play({
      audio,
      start: current.sound.loop?.start ?? seconds(0),
      length,
      gain: gainOf(volume),
      onFault: (reason) => fail(current, 'unplayable', reason),
      onEnd: () => update({ state: 'ready' }),
    })
    update({ state: 'playing' })
  }

  /** @param isAsked  the listener pressed Play, so silence needs a reason */
  const start = async (current: Session, isAsked: boolean) => {
    const audio = current.head ?? current.lease?.audio
    if (audio === undefined) return
    const isRunning = await host.resume().catch((reason: unknown) => {
      fail(current, 'playback', reason)
      return undefined
    })
    if (isRunning === undefined || session !== current || playback.isPlaying()) return
    if (isRunning) begin(current, audio)
    else if (isAsked) fail(current, 'playback', new Error('The audio context does not run.'))
    else update({ state: 'ready' })
  }

  const load = async (current: Session) => {
    const { sound } = current
    const isOpen = () => session === current
    const onHead = (head: BufferedAudio) => {
      current.head = head
      if (host.isRunning()) {
        // The sound first: drawing `ready` would delay it on a slow device.
        store.set({ ...store.getSnapshot(), length: PREVIEW_LENGTH })
        begin(current, head)
        return
      }
      update({ state: 'ready', length: PREVIEW_LENGTH })
      void start(current, false)
    }
    try {
      const lease = await loadPreviewAudio({ sound, fetch, library, isOpen, onHead })
      if (!isOpen()) lease?.release()
      else current.lease = lease
    } catch (reason) {
      if (reason instanceof PreviewAudioError) fail(current, reason.problem, reason.cause)
      else fail(current, 'playback', reason)
      return
    }
    if (current.lease === undefined || current.head !== undefined) return
    const playable = durationOf(current.lease.audio) - (sound.loop?.start ?? 0)
    update({ state: 'ready', length: seconds(Math.min(PREVIEW_LENGTH, playable)) })
    await start(current, false)
  }

  const pause = () => {
    if (!playback.isPlaying()) return
    playback.pause()
    update({ state: 'ready' })
  }

  const end = () => {
    playback.stop()
    session?.lease?.release()
    session = undefined
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    open(sound) {
      end()
      const opened: Session = { sound, head: undefined, lease: undefined }
      session = opened
      update({ ...CLOSED_PREVIEW, state: 'loading', sound })
      // The file first: the server answers while a slow device builds the audio graph.
      void load(opened)
      // Now, while the click that opened the preview still counts; `start` reports a refusal.
      void host.resume().catch(() => false)
    },
    play() {
      if (session !== undefined && store.getSnapshot().state === 'ready') void start(session, true)
    },
    pause,
    setVolume(value) {
      const volume = toFaderPosition(value) ?? store.getSnapshot().volume
      host.findGraph()?.setPreviewGain(gainOf(volume))
      update({ volume })
    },
    close() {
      if (session === undefined) return
      end()
      update(CLOSED_PREVIEW)
    },
    elapsed: playback.elapsed,
    dispose: end,
  }
}
