import { rms } from './measures.ts'

/** Passes audio on and posts every block of its first channel. */
const PROCESSOR = `
registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([input], [output]) {
    for (let channel = 0; channel < output.length; channel += 1) {
      if (input[channel]) output[channel].set(input[channel])
    }
    this.port.postMessage(output[0].slice())
    return true
  }
})`

export type Recorder = {
  /** Takes the place of the context's `destination`. */
  readonly node: AudioNode
  /** Called after every block that the context computes. @returns ends the subscription */
  onBlock(listener: (left: Float32Array) => void): () => void
  /** Collects the next `length` seconds. @returns gives them once they are complete */
  begin(length: number): () => Float32Array | undefined
  /**
   * Resolves once `frames` frames have arrived. They are counted here, because Chromium now and
   * then gives a processor the `currentFrame` of the block before.
   */
  delivered(frames: number): Promise<void>
  /** RMS of the latest block, linear. */
  level(): number
}

/** A node in front of a context's output that hands out all audio that passes. */
export const createRecorder = async (context: BaseAudioContext): Promise<Recorder> => {
  const module = URL.createObjectURL(new Blob([PROCESSOR], { type: 'text/javascript' }))
  await context.audioWorklet.addModule(module)
  URL.revokeObjectURL(module)
  const node = new AudioWorkletNode(context, 'recorder', { outputChannelCount: [2] })
  node.connect(context.destination)
  // A source that never ends keeps the recorder working through silence.
  const silence = new ConstantSourceNode(context, { offset: 0 })
  silence.connect(node)
  silence.start()

  const listeners = new Set<(left: Float32Array) => void>()
  let latest = new Float32Array(1)
  let arrived = 0
  let waiting: { readonly frames: number; readonly resolve: () => void } | undefined
  node.port.onmessage = ({ data: left }: MessageEvent<Float32Array>) => {
    latest = Float32Array.from(left)
    arrived += left.length
    for (const listener of listeners) listener(left)
    if (waiting !== undefined && arrived >= waiting.frames) waiting.resolve()
  }

  const onBlock = (listener: (left: Float32Array) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    node,
    onBlock,
    begin(length) {
      const recording = new Float32Array(Math.ceil(length * context.sampleRate))
      let filled = 0
      const stop = onBlock((block) => {
        recording.set(block.subarray(0, recording.length - filled), filled)
        filled = Math.min(recording.length, filled + block.length)
        if (filled === recording.length) stop()
      })
      return () => (filled === recording.length ? recording : undefined)
    },
    delivered: (frames) =>
      new Promise((resolve) => {
        waiting = { frames, resolve }
        if (arrived >= frames) resolve()
      }),
    level: () => rms(latest),
  }
}
