import { milliseconds, percent, seconds } from '@dhvani/units'
import type { LiveGraph } from '../context/audio-host.ts'
import type { BeatRecording, RecordedBeat } from './beatbox-types.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { createMixGraph } from '../context/mix-graph.ts'
import { createScope } from '../context/scope.ts'
import { encodeWav } from './wav.ts'

/** The longest recording: about 53 MB of WAV. */
const LONGEST_RECORDING = seconds(300)

/**
 * How long the end of a recording waits for the audio thread's last message. A busy page handles its
 * messages late; only a dead context never sends one.
 */
const LAST_BLOCK_PATIENCE = seconds(5)

/**
 * A signal 180 dB below full scale opens the limiter before the recording. Chromium's compressor
 * starts closed, opens within 60 ms of input and does not process silence: without this warm-up,
 * the first stroke of a recording came 18 dB too low.
 */
const WARM_UP = { offset: 1e-9, length: milliseconds(150) } as const

/** An audio clock that has not finished the warm-up after this time stands still. */
const WARM_UP_PATIENCE = seconds(5)

/** Formats in the order of how many players read them; the first that the browser writes is used. */
const COMPRESSED = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

const BITS_PER_SECOND = 160_000

type Block = {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly isLast: boolean
}

const loaded = new WeakMap<BaseAudioContext, Promise<void>>()

const loadCapture = (context: AudioContext): Promise<void> => {
  const known = loaded.get(context)
  if (known !== undefined) return known
  const loading = context.audioWorklet.addModule(new URL('./capture-worklet.js', import.meta.url))
  loaded.set(context, loading)
  loading.catch(() => loaded.delete(context))
  return loading
}

const join = (blocks: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    whole.set(block, at)
    at += block.length
  }
  return whole
}

/** @throws {Error} when nothing arrives at the other end, because the audio clock stands still */
const warmUp = async (
  context: AudioContext,
  input: AudioNode,
  captured: MessagePort,
): Promise<void> => {
  const scope = createScope()
  const signal = new ConstantSourceNode(context, { offset: WARM_UP.offset })
  signal.connect(input)
  signal.start()
  // By the clock, not by the blocks that arrive: on a busy machine some are older than the signal.
  const warmAt = context.currentTime + WARM_UP.length
  try {
    await new Promise<void>((resolve, reject) => {
      captured.onmessage = () => {
        if (context.currentTime >= warmAt) resolve()
      }
      scope.after(WARM_UP_PATIENCE, () => reject(new Error('The audio clock stands still.')))
    })
  } finally {
    scope.dispose()
    signal.stop()
    signal.disconnect()
  }
}

/** Records `source` with the browser's own encoder too; `undefined` where there is none. */
const compress = (context: AudioContext, source: AudioNode) => {
  const mimeType = COMPRESSED.find(
    (type) => typeof MediaRecorder === 'function' && MediaRecorder.isTypeSupported(type),
  )
  if (mimeType === undefined) return undefined
  const destination = new MediaStreamAudioDestinationNode(context)
  source.connect(destination)
  const recorder = new MediaRecorder(destination.stream, {
    mimeType,
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.start()
  return {
    stop: () =>
      new Promise<Blob>((resolve) => {
        recorder.onstop = () => resolve(new Blob(pieces, { type: mimeType.split(';', 1)[0] ?? '' }))
        recorder.stop()
      }),
  }
}

/**
 * Records the beatbox, with every change that is made while it plays, through a limiter of its own,
 * so that no other sound of the page gets into the recording.
 *
 * @throws {DOMException} when the browser refuses the worklet
 * @throws {Error} when the audio clock stands still
 */
export const recordBeat = async (graph: LiveGraph): Promise<BeatRecording> => {
  const { context } = graph
  await loadCapture(context)
  const scope = createScope()
  const capture = new AudioWorkletNode(context, 'dhvani-capture', {
    numberOfOutputs: 0,
    channelCount: 2,
    channelCountMode: 'explicit',
  })
  const out = new GainNode(context)
  const desk = createMixGraph(context, { master: faderGain(percent(100)), output: out })
  graph.sideInput.connect(desk.sideInput)
  out.connect(capture)
  const close = () => {
    graph.sideInput.disconnect(desk.sideInput)
    desk.dispose()
    out.disconnect()
    scope.dispose()
  }

  try {
    await warmUp(context, desk.sideInput, capture.port)
  } catch (reason) {
    close()
    capture.port.postMessage('end')
    throw reason
  }

  const compressed = compress(context, out)
  const left: Float32Array[] = []
  const right: Float32Array[] = []
  const most = LONGEST_RECORDING * context.sampleRate
  let frames = 0
  let tellLast = () => undefined as void
  capture.port.onmessage = ({ data }: MessageEvent<Block>) => {
    if (frames < most) {
      left.push(data.left)
      right.push(data.right)
      frames += data.left.length
    }
    if (data.isLast) tellLast()
  }

  const finish = async (): Promise<RecordedBeat> => {
    const last = new Promise<void>((resolve) => {
      tellLast = resolve
      scope.after(LAST_BLOCK_PATIENCE, resolve)
    })
    capture.port.postMessage('end')
    const file = await compressed?.stop()
    await last
    close()
    return { wav: encodeWav([join(left), join(right)], context.sampleRate), compressed: file }
  }

  let finished: Promise<RecordedBeat> | undefined
  return {
    limit: LONGEST_RECORDING,
    length: () => seconds(Math.min(frames, most) / context.sampleRate),
    stop: () => (finished ??= finish()),
  }
}
