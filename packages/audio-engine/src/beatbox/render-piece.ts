import { percent, seconds } from '@dhvani/units'
import { createMixGraph } from '../context/mix-graph.ts'
import type { LoopAudio } from '../loading/loop-audio.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { createBeatDesk } from './beat-desk.ts'
import { createBeatLayer } from './beat-layer.ts'
import type { BeatState } from './beat-state.ts'
import { longestRing } from './longest-ring.ts'
import { beatAt, type Pulse } from './pulse.ts'
import { canQueueWhileRendering, queueWhileRendering } from './queue-while-rendering.ts'
import { toWholeQuanta } from './whole-quanta.ts'

/** Once this long has passed, a limiter's gain does not depend on what it heard before. */
const LIMITER_SETTLES = seconds(2)

/** A beat that is rendered offline. */
export type BeatSound = {
  readonly state: BeatState
  /** In hertz. */
  readonly sampleRate: number
  /** The audio of the loop at a slot; a slot without audio is silent. */
  readonly audioOf: (position: number) => LoopAudio | undefined
}

export type Piece = {
  /** First frame of the piece; beat 0 is at frame 0. */
  readonly from: number
  /** Length in frames. */
  readonly frames: number
  /** Called with the share done, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal | undefined
}

/** The loops that are heard, and how long each rings and holds the limiter. */
const findHeard = ({ state, audioOf }: BeatSound) =>
  state.slots.flatMap((slot, position) => {
    const audio = slot.isActive && slot.isPlaying ? audioOf(position) : undefined
    if (audio === undefined) return []
    return [{ position, audio, runUp: longestRing(audio, state.tempo) + LIMITER_SETTLES }]
  })

/**
 * Renders a piece of a beat by the layers that play it live, as if the beat had always been playing: each
 * loop begins as much earlier as its strokes ring, and that run-up is cut off. Pieces that follow one
 * another therefore join to the sample, if each begins at a whole quantum.
 *
 * @returns the left and the right channel; after `signal` has aborted it may stay pending
 * @throws {DOMException} when the browser cannot render that much
 */
export const renderPiece = async (
  sound: BeatSound,
  { from, frames, onProgress, signal }: Piece,
): Promise<readonly [Float32Array, Float32Array]> => {
  const { state, sampleRate } = sound
  const heard = findHeard(sound)
  const runUp = toWholeQuanta(Math.max(0, ...heard.map((loop) => loop.runUp)), sampleRate)
  const context = new OfflineAudioContext(2, runUp + frames, sampleRate)
  const graph = createMixGraph(context, { master: faderGain(percent(100)) })
  const desk = createBeatDesk(context, { state, output: graph.sideInput })
  const pulse: Pulse = {
    tempo: state.tempo,
    beat0: 0,
    time0: seconds((runUp - from) / sampleRate),
  }
  const layers = heard.map((loop) =>
    createBeatLayer({
      context,
      audio: loop.audio,
      output: desk.slotInput(loop.position),
      entersAt: beatAt(pulse, runUp / sampleRate - loop.runUp),
    }),
  )

  let queued = beatAt(pulse, 0)
  const queueTo = (time: number) => {
    const beat = beatAt(pulse, time)
    for (const layer of layers) layer.schedule(pulse, queued, beat)
    queued = beat
  }
  let queueing: Promise<void> | undefined
  if (canQueueWhileRendering()) {
    queueing = queueWhileRendering(context, { queueTo, onProgress, signal })
  } else queueTo(context.length / sampleRate)
  const [rendered] = await Promise.all([context.startRendering(), queueing])
  onProgress(1)
  return [rendered.getChannelData(0).subarray(runUp), rendered.getChannelData(1).subarray(runUp)]
}
