import { beatsToSeconds, percent, seconds, type BeatsPerMinute } from '@dhvani/units'
import { createBeatDesk } from './beat-desk.ts'
import { createBeatLayer } from './beat-layer.ts'
import type { BeatState } from './beat-state.ts'
import type { BeatExport } from './beatbox-types.ts'
import { faderGain } from '../mixer/fader-law.ts'
import type { LoopAudio } from '../loading/loop-audio.ts'
import { createMixGraph } from '../context/mix-graph.ts'
import { BEATS_PER_BAR, type Pulse } from './pulse.ts'
import { encodeWav } from './wav.ts'

/** The longest export: about 105 MB. */
const LONGEST = seconds(600)

/** Longer than any stroke rings. */
const LONGEST_TAIL = seconds(20)

/** Nodes are created for this much audio at a time. */
const CHUNK = seconds(1)

/** Frames that an audio context renders at once (Web Audio API 1.1, "render quantum size"). */
const QUANTUM = 128

export type ExportOptions = BeatExport & {
  readonly state: BeatState
  /** In hertz. */
  readonly sampleRate: number
  readonly audioOf: (position: number) => LoopAudio | undefined
}

/**
 * How many beats before the file's first one are played too: those of the file's own length, at
 * most as many bars as the longest tail needs.
 */
const runUpOf = (beats: number, tempo: BeatsPerMinute): number => {
  const bars = Math.ceil(LONGEST_TAIL / beatsToSeconds(BEATS_PER_BAR, tempo))
  return Math.min(beats, bars * BEATS_PER_BAR)
}

/** Calls `run` at every whole chunk of a rendering, while the context stands still. */
const atEveryChunk = (
  context: OfflineAudioContext,
  run: (share: number) => void,
  signal: AbortSignal | undefined,
): void => {
  const { length, sampleRate } = context
  const chunks = Math.floor(length / (CHUNK * sampleRate))
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    const frame = Math.round((chunk * CHUNK * sampleRate) / QUANTUM) * QUANTUM
    if (frame >= length) break
    void context.suspend(frame / sampleRate).then(async () => {
      run(frame / length)
      // The rendering of a context that is never resumed ends here: that is how it is aborted.
      if (signal?.aborted !== true) await context.resume()
    })
  }
}

/** Rejects with the signal's reason; never resolves. */
const abortOf = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as unknown), { once: true })
  })

/**
 * Renders the beat by the same layers that play it live. The file begins after a run-up, so that
 * the tails of its end ring in its beginning.
 *
 * @throws {RangeError} when `bars` is below 1 or the file would be longer than ten minutes
 * @throws {DOMException} `AbortError` when `signal` aborts
 */
export const exportBeat = async ({
  state,
  bars,
  sampleRate,
  audioOf,
  onProgress,
  signal,
}: ExportOptions): Promise<Blob> => {
  const { tempo } = state
  const beats = bars * BEATS_PER_BAR
  const length = beatsToSeconds(beats, tempo)
  if (!(bars >= 1) || length > LONGEST) {
    throw new RangeError(`An export of ${String(bars)} bars is not between 1 bar and 10 minutes.`)
  }
  signal?.throwIfAborted()
  const runUp = runUpOf(beats, tempo)
  const runUpFrames = Math.round(beatsToSeconds(runUp, tempo) * sampleRate)
  const frames = Math.round(length * sampleRate)
  const context = new OfflineAudioContext(2, runUpFrames + frames, sampleRate)
  const graph = createMixGraph(context, { master: faderGain(percent(100)) })
  const desk = createBeatDesk(context, { state, output: graph.sideInput })
  const pulse: Pulse = { tempo, beat0: -runUp, time0: seconds(0) }
  const layers = state.slots.flatMap((slot, position) => {
    const audio = slot.isActive && slot.isPlaying ? audioOf(position) : undefined
    if (audio === undefined) return []
    const output = desk.slotInput(position)
    return [createBeatLayer({ context, audio, output, entersAt: -runUp })]
  })

  const beatsPerChunk = (CHUNK * tempo) / 60
  let queued = -runUp - 1
  const queueTo = (beat: number) => {
    for (const layer of layers) layer.schedule(pulse, queued, beat)
    queued = beat
  }
  queueTo(-runUp + 2 * beatsPerChunk)
  const queueNext = (share: number) => {
    onProgress?.(share)
    if (signal?.aborted !== true) queueTo(queued + beatsPerChunk)
  }
  atEveryChunk(context, queueNext, signal)
  const rendered = await Promise.race([context.startRendering(), abortOf(signal)])
  onProgress?.(1)
  const channel = (index: number) => rendered.getChannelData(index).subarray(runUpFrames)
  return encodeWav([channel(0), channel(1)], sampleRate)
}
