import { borrowAudioSession } from './audio-session.ts'

/** Why there is no microphone: the person or the browser said no; there is none; another program has it; the page came without TLS. */
export type MicrophoneProblem = 'denied' | 'none' | 'busy' | 'insecure'

export class MicrophoneRefused extends Error {
  override readonly name = 'MicrophoneRefused'
  readonly code: MicrophoneProblem
  constructor(code: MicrophoneProblem, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

export type Microphone = {
  readonly stream: MediaStream
  readonly track: MediaStreamTrack
  /** @returns the peak of the last moment, 0 to 1 */
  readonly readLevel: () => number
  /** Samples a second of `readWave`. */
  readonly sampleRate: number
  /** Fills `into` with the last samples that came; its length is a power of two, 32 to 32,768. */
  readonly readWave: (into: Float32Array<ArrayBuffer>) => void
  /** Ends the page's use of the microphone. The browser then no longer shows that the page listens. */
  readonly stop: () => void
}

/** As it sounds: what helps calls takes music and birds for noise. */
const AS_IT_SOUNDS: MediaTrackConstraints = {
  echoCancellation: false,
  autoGainControl: false,
  noiseSuppression: false,
}

/** Names of errors (Media Capture and Streams, section 10.3). */
const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** WebKit throws an `OverconstrainedError` that is no `DOMException`. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''

const ask = async (): Promise<MediaStream> => {
  // Without TLS a browser has no `mediaDevices` for a page (Media Capture and Streams, section 10.1).
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- as above
  if (!navigator.mediaDevices) throw new MicrophoneRefused(isSecureContext ? 'none' : 'insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: AS_IT_SOUNDS })
  } catch (error) {
    const code = PROBLEMS[nameOf(error)]
    if (code === undefined) throw error
    throw new MicrophoneRefused(code, { cause: error })
  }
}

/**
 * Asks for the microphone, after a press that says what for. The one place that does (the lint rule
 * `dhvani/one-microphone`).
 *
 * @param signal lets the microphone go, also one that comes after it
 * @throws {MicrophoneRefused}
 */
export const openMicrophone = async (signal: AbortSignal): Promise<Microphone> => {
  const giveBack = borrowAudioSession()
  const stream = await ask().catch((error: unknown) => {
    giveBack()
    throw error
  })
  const [track] = stream.getAudioTracks()
  if (!track) {
    giveBack()
    throw new MicrophoneRefused('none')
  }
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 2048 })
  context.createMediaStreamSource(stream).connect(analyser)
  const moment = new Float32Array(analyser.fftSize)
  // iOS interrupts it when an output comes or goes, and goes on only when it is asked to.
  const goOn = () => {
    if (context.state === 'running' || context.state === 'closed') return
    context.resume().catch((error: unknown) => {
      if (context.state !== 'closed') reportError(error)
    })
  }
  context.addEventListener('statechange', goOn)
  goOn()
  const stop = () => {
    track.stop()
    giveBack()
    if (context.state !== 'closed') void context.close()
    removeEventListener('pagehide', stop)
  }
  addEventListener('pagehide', stop)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  signal.throwIfAborted()
  return {
    stream,
    track,
    readLevel() {
      analyser.getFloatTimeDomainData(moment)
      return Math.min(
        1,
        moment.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      )
    },
    sampleRate: context.sampleRate,
    readWave(into) {
      analyser.fftSize = into.length
      analyser.getFloatTimeDomainData(into)
    },
    stop,
  }
}
