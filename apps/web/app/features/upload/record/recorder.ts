import { createStore, type Store } from '#lib/store/store.ts'
import {
  MicrophoneRefused,
  openMicrophone,
  type Microphone,
  type MicrophoneProblem,
} from '#lib/engine/microphone.ts'
import { keepPiece, type KeptRecording } from './kept-recordings.ts'

/** What ended or held up a recording without the listener: a call, a microphone that went, an error of the browser. */
export type Interruption = 'call' | 'lost' | 'broken'

/** Why what comes is not kept on the device: its disk is full, or the browser did not write it. */
export type Unkept = 'disk_full' | 'denied'

export type RecorderState = {
  readonly status: 'asking' | 'recording' | 'paused' | 'done' | 'refused'
  readonly problem?: MicrophoneProblem | 'failed'
  readonly interruption?: Interruption | undefined
  /** From the first piece that was not written on; a part before it may be kept. */
  readonly unkept?: Unkept
  /** Where the status is `done`: nothing was recorded without it. */
  readonly recorded?: Recorded
}

/** What was recorded, as the browser's recorder wrote it. */
export type Recorded = {
  readonly blob: Blob
  readonly kept: KeptRecording
  /** Whether the device keeps the whole of it. Otherwise it ends with the dialog. */
  readonly isKept: boolean
}

/** What browsers record in, the best for music first; where they do none of these, their own choice. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2']
const BITS_PER_SECOND = 128_000

/** A tab that dies loses no more than that, in milliseconds. */
const PIECE_MS = 1000

/** Counts the time that is recorded, without pauses. */
const createClock = () => {
  let before = 0
  let since: number | undefined
  const read = () => before + (since === undefined ? 0 : (performance.now() - since) / 1000)
  return {
    read,
    go() {
      since ??= performance.now()
    },
    halt() {
      before = read()
      since = undefined
    },
  }
}

export type Recorder = {
  readonly state: Omit<Store<RecorderState>, 'set'>
  /** @returns seconds that were recorded */
  readonly readSeconds: () => number
  /** @returns the peak of the last moment, 0 to 1 */
  readonly readLevel: () => number
  readonly pause: () => void
  readonly goOn: () => void
  readonly finish: () => void
}

type Scope = { readonly userId: string; readonly signal: AbortSignal }

/**
 * Asks for the microphone and records from then on. Each second is kept on the device as it comes.
 *
 * @param signal ends it, and lets the microphone go; what was recorded stays on the device
 */
export const startRecorder = ({ userId, signal }: Scope): Recorder => {
  const state = createStore<RecorderState>({ status: 'asking' })
  const clock = createClock()
  const pieces: Blob[] = []
  let microphone: Microphone | undefined
  let media: MediaRecorder | undefined
  let keeping: Promise<void> = Promise.resolve()

  const change = (next: Partial<RecorderState>) => state.set({ ...state.getSnapshot(), ...next })
  const finish = () => {
    clock.halt()
    if (media && media.state !== 'inactive') media.stop()
  }
  const pause = (interruption?: Interruption) => {
    if (media?.state !== 'recording') return
    media.pause()
    media.requestData()
    clock.halt()
    change({ status: 'paused', interruption })
  }

  const record = (opened: Microphone) => {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(opened.stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType === undefined ? {} : { mimeType }),
    })
    const begun = { id: crypto.randomUUID(), userId, begun: Date.now() }
    const keptNow = (): KeptRecording => ({
      ...begun,
      type: recorder.mimeType,
      seconds: clock.read(),
    })
    const isKept = () => state.getSnapshot().unkept === undefined

    const keep = async (piece: Blob, index: number) => {
      if (!isKept()) return
      try {
        await keepPiece(keptNow(), index, await piece.arrayBuffer())
      } catch (error) {
        // It is still in the memory of the page.
        reportError(error)
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
        change({ unkept: isFull ? 'disk_full' : 'denied' })
        if (isFull) finish()
      }
    }
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      const index = pieces.push(data) - 1
      keeping = keeping.then(() => keep(data, index))
    })
    recorder.addEventListener('stop', () => {
      clock.halt()
      opened.stop()
      const tell = () => {
        const blob = new Blob(pieces, { type: recorder.mimeType })
        change({
          status: 'done',
          ...(blob.size > 0 ? { recorded: { blob, kept: keptNow(), isKept: isKept() } } : {}),
        })
      }
      void keeping.then(tell)
    })
    const endBy = (interruption: Interruption) => {
      change({ interruption })
      finish()
    }
    recorder.addEventListener('error', ({ error }) => {
      reportError(error)
      endBy('broken')
    })
    // Another program takes the microphone, or it is pulled out.
    opened.track.addEventListener('mute', () => pause('call'), { signal })
    opened.track.addEventListener('ended', () => endBy('lost'), { signal })
    const keepLast = () => {
      if (recorder.state !== 'inactive') recorder.requestData()
    }
    document.addEventListener('visibilitychange', keepLast, { signal })
    signal.addEventListener('abort', finish)
    recorder.start(PIECE_MS)
    clock.go()
    media = recorder
    microphone = opened
    change({ status: 'recording' })
  }

  const begin = async () => {
    try {
      const opened = await openMicrophone(signal)
      try {
        record(opened)
      } catch (error) {
        opened.stop()
        throw error
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof MicrophoneRefused)) reportError(error)
      change({
        status: 'refused',
        problem: error instanceof MicrophoneRefused ? error.code : 'failed',
      })
    }
  }
  void begin()

  return {
    state,
    readSeconds: clock.read,
    readLevel: () => (media?.state === 'recording' ? (microphone?.readLevel() ?? 0) : 0),
    pause: () => pause(),
    goOn() {
      if (media?.state !== 'paused') return
      media.resume()
      clock.go()
      change({ status: 'recording', interruption: undefined })
    },
    finish,
  }
}
