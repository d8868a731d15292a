import { seconds, type Seconds } from '@dhvani/units'
import { openContext } from '../context/open-context.ts'
import { createRecorder } from './recorder.ts'

export type Tap = {
  readonly context: AudioContext
  /** The next `length` of what leaves the engine, first channel; waits on the audio clock. */
  record(length: Seconds): Promise<Float32Array>
  /** RMS of the first channel of the latest block, linear. */
  level(): number
  /** Waits until `isTrue`. Rejects after `patience` of audio. */
  until(isTrue: () => boolean, patience?: Seconds): Promise<void>
  /** Tells the tap of work that takes real time, so that offline audio time waits for it. */
  track<T>(work: Promise<T>): Promise<T>
}

/**
 * A real context whose `destination` is a recorder in front of the real one. It refuses to be
 * suspended, since a recorder hears nothing of a context that stands still.
 */
export const createTap = async (): Promise<Tap> => {
  const context = openContext()
  const recorder = await createRecorder(context)
  Object.defineProperty(context, 'destination', { value: recorder.node })
  context.suspend = () => Promise.resolve()

  return {
    context,
    level: recorder.level,
    track: (work) => work,
    record: (length) =>
      new Promise((resolve) => {
        const recording = recorder.begin(length)
        const stop = recorder.onBlock(() => {
          const recorded = recording()
          if (recorded === undefined) return
          stop()
          resolve(recorded)
        })
      }),
    until: (isTrue, patience = seconds(10)) =>
      new Promise((resolve, reject) => {
        let waited = 0
        const stop = recorder.onBlock((block) => {
          waited += block.length / context.sampleRate
          const isDone = isTrue()
          if (!isDone && waited < patience) return
          stop()
          if (isDone) resolve()
          else reject(new Error(`It did not become true within ${String(patience)} s of audio.`))
        })
      }),
  }
}
