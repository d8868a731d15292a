declare module 'signalsmith-stretch' {
  /** See the README of signalsmith-stretch 1.3.2. */
  export type StretchNode = AudioNode & {
    addBuffers(channels: Float32Array[]): Promise<number>
    schedule(change: {
      output?: number
      active?: boolean
      input?: number
      rate?: number
      semitones?: number
      formantCompensation?: boolean
    }): Promise<unknown>
  }

  type CreateStretchNode = {
    (context: BaseAudioContext, options?: AudioWorkletNodeOptions): Promise<StretchNode>
    moduleUrl?: string
  }

  const createStretchNode: CreateStretchNode
  export default createStretchNode
}
