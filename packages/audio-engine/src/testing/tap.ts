import { seconds, type Seconds } from '@dhvani/units'
import { rms } from './measures.ts'

/** Passes audio on and posts every block of its first channel. */
const RECORDER = `
registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([input], [output]) {
    for (let channel = 0; channel < output.length; channel += 1) {
      if (input[channel]) output[channel].set(input[channel])
    }
    this.port.postMessage({ frame: currentFrame, left: output[0].slice() })
    return true
  }
})`

export type Tap = {
  readonly context: AudioContext
  /** The next `length` of what leaves the engine; waits on the audio clock. */
  record(length: Seconds): Promise<Float32Array>
  /** RMS of the first channel of the latest block (128 frames), linear. */
  level(): number
  /** Waits until `isTrue`, looking once per audio block. Rejects after `patience` of audio. */
  until(isTrue: () => boolean, patience?: Seconds): Promise<void>
}

/**
 * A real context whose `destination` is a recorder in front of the real one. It refuses to sleep,
 * since a recorder hears nothing of a context that stands still.
 */
export const createTap = async (): Promise<Tap> => {
  const context = new AudioContext()
  const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(module)
  URL.revokeObjectURL(module)
  const recorder = new AudioWorkletNode(context, 'recorder', { outputChannelCount: [2] })
  recorder.connect(context.destination)
  // A source that never ends keeps the recorder working through silence.
  const silence = new ConstantSourceNode(context, { offset: 0 })
  silence.connect(recorder)
  silence.start()
  Object.defineProperty(context, 'destination', { value: recorder })
  context.suspend = () => Promise.resolve()

  const listeners = new Set<(block: Float32Array) => void>()
  let latest = new Float32Array(1)
  recorder.port.onmessage = ({ data }: MessageEvent<{ left: Float32Array<ArrayBuffer> }>) => {
    latest = data.left
    for (const listener of listeners) listener(data.left)
  }

  return {
    context,
    level: () => rms(latest),
    record: (length) =>
      new Promise((resolve) => {
        const recording = new Float32Array(Math.ceil(length * context.sampleRate))
        let filled = 0
        const listener = (block: Float32Array) => {
          recording.set(block.subarray(0, recording.length - filled), filled)
          filled = Math.min(recording.length, filled + block.length)
          if (filled < recording.length) return
          listeners.delete(listener)
          resolve(recording)
        }
        listeners.add(listener)
      }),
    until: (isTrue, patience = seconds(10)) =>
      new Promise((resolve, reject) => {
        let waited = 0
        const listener = (block: Float32Array) => {
          waited += block.length / context.sampleRate
          const isDone = isTrue()
          if (!isDone && waited < patience) return
          listeners.delete(listener)
          if (isDone) resolve()
          else reject(new Error(`It did not become true within ${String(patience)} s of audio.`))
        }
        listeners.add(listener)
      }),
  }
}
