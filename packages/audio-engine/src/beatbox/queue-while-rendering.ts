import { seconds } from '@dhvani/units'
import { toWholeQuanta } from './whole-quanta.ts'

/** Sources are queued for this much audio at a time. */
const CHUNK = seconds(1)

type Queueing = {
  /** Queues what begins before this context time and is not queued yet. */
  readonly queueTo: (time: number) => void
  /** Called with the share done while the rendering stands still. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal | undefined
}

/** Firefox 153 has no `OfflineAudioContext.suspend`. */
export const canQueueWhileRendering = (): boolean => 'suspend' in OfflineAudioContext.prototype

/**
 * Queues sources little by little while a context renders them, because a browser's work for each
 * quantum grows with the number of queued sources. Call it before the rendering starts. When
 * `signal` aborts, the rendering stands still for ever: that is how it is ended.
 *
 * @returns rejects when `queueTo` or `onProgress` throws
 */
export const queueWhileRendering = async (
  context: OfflineAudioContext,
  { queueTo, onProgress, signal }: Queueing,
): Promise<void> => {
  const { length, sampleRate } = context
  const halts: Promise<void>[] = []
  const haltAt = async (time: number) => {
    await context.suspend(time)
    onProgress((time * sampleRate) / length)
    if (signal?.aborted === true) return
    queueTo(time + 2 * CHUNK)
    await context.resume()
  }
  queueTo(2 * CHUNK)
  for (let chunk = 1; ; chunk += 1) {
    const frame = toWholeQuanta(chunk * CHUNK, sampleRate)
    if (frame >= length) break
    halts.push(haltAt(frame / sampleRate))
  }
  await Promise.all(halts)
}
