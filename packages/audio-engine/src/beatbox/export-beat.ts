import { beatsToSeconds, seconds } from '@dhvani/units'
import type { BeatExport } from './beatbox-types.ts'
import { BEATS_PER_BAR } from './pulse.ts'
import { canQueueWhileRendering } from './queue-while-rendering.ts'
import { renderPiece, type BeatSound } from './render-piece.ts'
import { encodeWav } from './wav.ts'
import { toWholeQuanta } from './whole-quanta.ts'

/** The longest export: about 105 MB. */
const LONGEST = seconds(600)

/**
 * Length of a piece whose sources are all queued at once. Longer ones queue more of them for longer,
 * shorter ones repeat the run-up more often (measured in Firefox 153: 4 to 32 s).
 */
const PIECE = seconds(8)

export type ExportOptions = BeatExport & BeatSound

/** Rejects with the signal's reason; never resolves. */
const abortOf = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as unknown), { once: true })
  })

/**
 * Renders the beat by the same layers that play it live, as if it had always been playing: the tails
 * of its end ring in its beginning.
 *
 * @throws {RangeError} when `bars` is below 1 or the file would be longer than ten minutes
 * @throws {DOMException} `AbortError` when `signal` aborts
 */
export const exportBeat = async (options: ExportOptions): Promise<Blob> => {
  const { state, bars, sampleRate, onProgress, signal, finish } = options
  const length = beatsToSeconds(bars * BEATS_PER_BAR, state.tempo)
  if (!(bars >= 1) || length > LONGEST) {
    throw new RangeError(`An export of ${String(bars)} bars is not between 1 bar and 10 minutes.`)
  }
  const all = Math.round(length * sampleRate)
  const most = canQueueWhileRendering() ? all : toWholeQuanta(PIECE, sampleRate)
  const left = new Float32Array(all)
  const right = new Float32Array(all)
  const aborted = abortOf(signal)
  for (let from = 0; from < all; from += most) {
    signal?.throwIfAborted()
    const frames = Math.min(most, all - from)
    const rendering = renderPiece(options, {
      from,
      frames,
      signal,
      onProgress: (share) => {
        if (signal?.aborted !== true) onProgress?.((from + share * frames) / all)
      },
    })
    const piece = await Promise.race([rendering, aborted])
    left.set(piece[0], from)
    right.set(piece[1], from)
  }
  const sound: readonly [Float32Array, Float32Array] = finish
    ? await Promise.race([finish([left, right], sampleRate), aborted])
    : [left, right]
  return encodeWav(sound, sampleRate)
}
