import type { BuiltInSoundId } from '@dhvani/catalogue'
import type { SeamOfLoop } from './measure-seam.ts'

/** What both pages offer to the bench. Times are in milliseconds of `performance.now()`. */
export type BenchSound = {
  /** Two sounds may share an address. */
  readonly id: string
  readonly url: string
  /** Absent for an own sound. */
  readonly loop?: { readonly start: number; readonly end: number }
  readonly isTexture: boolean
  /** What a worker needs to render its next periods; absent for what is not built in. */
  readonly recipe?: { readonly sound: BuiltInSoundId; readonly targetLufs: number }
  /** In every how many rounds the site renews it; in each where it is left out. */
  readonly renewedEvery?: number
}

export type BenchPage = {
  /** Plays all of them; resolves when every one sounds. */
  play(sounds: readonly BenchSound[]): Promise<void>
  pause(): void
  /** Milliseconds from the call to the first sample at the output. */
  firstSample(sound: BenchSound): Promise<number>
  /** The left channel of what leaves, as it comes. */
  record(seconds: number): Promise<number[]>
  /** Seams of two and a half turns of the sound, rendered as fast as the machine can. */
  seamOf?(sound: BenchSound): Promise<SeamOfLoop>
  /** Bytes of decoded audio, where the page can tell. */
  heldBytes(): number | undefined
  /** How many new periods have come so far. */
  renewals?(): number
  /** The context and the last node before the speakers, once something has played. */
  live?(): { readonly context: AudioContext; readonly output: AudioNode }
  /** Longest stretch of the main thread that the player itself kept busy after decoding, in milliseconds. */
  longestTask?(): number
  /** What the soak asks of the engine. */
  soak?: SoakPage
}

export type SoakState = {
  /** Of the audio clock, in seconds. */
  readonly clock: number
  /** Of the page, in seconds. */
  readonly now: number
  readonly sounding: number
  readonly playing: number
  readonly heldBytes: number
  /** Longest silence at the output since it was last asked, in milliseconds. */
  readonly silence: number
  readonly faults: number
}

export type SoakPage = {
  /** Does one thing a listener might do; `turn` says which. */
  disturb(turn: number): void
  /** All sounds play and nothing else. */
  settle(): void
  state(): SoakState
}

declare global {
  // oxlint-disable-next-line no-var -- a global of a page can be declared in no other way
  var bench: BenchPage
}

const SILENCE = 1e-4

/** Resolves when the node has let sound through. */
export const untilSound = (context: BaseAudioContext, node: AudioNode): Promise<void> => {
  const ear = new AnalyserNode(context, { fftSize: 256 })
  node.connect(ear)
  const heard = new Float32Array(ear.fftSize)
  return new Promise((resolve) => {
    const listen = () => {
      ear.getFloatTimeDomainData(heard)
      if (heard.some((sample) => Math.abs(sample) > SILENCE)) {
        node.disconnect(ear)
        resolve()
      } else setTimeout(listen, 0)
    }
    listen()
  })
}

const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([input]) {
    this.port.postMessage(input[0] ? input[0].slice() : new Float32Array(globalThis.renderQuantumSize ?? 128))
    return true
  }
})`

/** Records what a node gives, in real time. */
export const recordNode = async (
  context: AudioContext,
  node: AudioNode,
  length: number,
): Promise<number[]> => {
  const url = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(url).catch(() => undefined)
  const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 })
  const samples: number[] = []
  node.connect(recorder)
  await new Promise<void>((resolve) => {
    recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      samples.push(...data)
      if (samples.length >= length * context.sampleRate) resolve()
    }
  })
  recorder.port.onmessage = null
  node.disconnect(recorder)
  return samples
}
