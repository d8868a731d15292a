import { faderGain } from './fader-law.ts'
import { createBeatDesk } from './beat-desk.ts'
import { createBeatLayer } from './beat-layer.ts'
import type { BeatState } from './beat-state.ts'
import type { BeatExport } from './beatbox-types.ts'
import type { LoopAudio } from './loop-audio.ts'
import { createMixGraph } from './mix-graph.ts'
import { BEATS_PER_BAR, type Pulse } from './pulse.ts'
import { percent, seconds } from '@dhvani/units'
import { encodeWav } from './wav.ts'

/** The longest export: about 105 MB. */
const LONGEST = seconds(600)

/** Nodes are made for this much audio at a time. */
const PIECE = seconds(1)

const QUANTUM = 128

export type ExportOptions = BeatExport & {
  readonly state: BeatState
  readonly sampleRate: number
  readonly audioOf: (position: number) => LoopAudio | undefined
}

/**
 * Renders the beat once as run-up and once for the file, so that tails of the end ring in its
 * beginning, by the same layers that play it live.
 *
 * @throws RangeError when `bars` is not between 1 and ten minutes' worth
 * @throws DOMException AbortError when `signal` says so
 */
export const exportBeat = async ({
  state,
  bars,
  sampleRate,
  audioOf,
  onProgress,
  signal,
}: ExportOptions): Promise<Blob> => {
  const beats = bars * BEATS_PER_BAR
  const length = (beats * 60) / state.tempo
  if (!(bars >= 1) || length > LONGEST) {
    throw new RangeError(`An export of ${String(bars)} bars is not between 1 bar and 10 minutes.`)
  }
  signal?.throwIfAborted()
  const frames = Math.round(length * sampleRate)
  const context = new OfflineAudioContext(2, 2 * frames, sampleRate)
  const graph = createMixGraph(context, { master: faderGain(percent(100)) })
  const desk = createBeatDesk(context, { state, output: graph.sideInput })
  const pulse: Pulse = { tempo: state.tempo, beat0: -beats, time0: seconds(0) }
  const layers = state.slots.flatMap((slot, position) => {
    const audio = slot.isActive && slot.isPlaying ? audioOf(position) : undefined
    if (audio === undefined) return []
    const output = desk.slotInput(position)
    return [createBeatLayer({ context, audio, output, entersAt: -beats })]
  })

  const beatsPerPiece = (PIECE * state.tempo) / 60
  const queue = (from: number, to: number) => {
    for (const layer of layers) layer.schedule(pulse, from, to)
  }
  const abort = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as unknown), { once: true })
  })

  let queued = -beats + 2 * beatsPerPiece
  queue(-beats - 1, queued)
  const pieces = Math.floor((2 * length) / PIECE)
  for (let piece = 1; piece <= pieces; piece += 1) {
    const at = (Math.round((piece * PIECE * sampleRate) / QUANTUM) * QUANTUM) / sampleRate
    if (at * sampleRate >= 2 * frames) break
    void context.suspend(at).then(async () => {
      onProgress?.(at / (2 * length))
      // A context that nobody resumes is given up: that is how a rendering is called off.
      if (signal?.aborted === true) return
      queue(queued, queued + beatsPerPiece)
      queued += beatsPerPiece
      await context.resume()
    })
  }
  const rendered = await Promise.race([context.startRendering(), abort])
  onProgress?.(1)
  const channel = (index: number) => rendered.getChannelData(index).subarray(frames)
  return encodeWav([channel(0), channel(1)], sampleRate)
}
