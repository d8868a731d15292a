import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import type { ScoreEvent } from './beatbox-types.ts'
import { eventsBetween } from './events-between.ts'
import { glide } from './glide.ts'
import type { LoopAudio, ScoredLoop, SustainedLoop } from './loop-audio.ts'
import { BEATS_PER_BAR, timeOf, type Pulse } from './pulse.ts'

/** Entering and leaving: short enough to keep the first stroke, long enough not to click. */
const ENTRY = milliseconds(1)
const EXIT = milliseconds(8)

/** A stroke is damped by the next one of its group this fast. */
const CHOKE = milliseconds(3)

/** Takes of a sustained loop meet at every bar and overlap by this much. */
const BAR_JOIN = milliseconds(10)

/** More strokes of one loop than this never ring at once: the oldest goes. */
const MOST_STROKES = 32

export type HeardEvent = { readonly bol: string; readonly beat: number; readonly time: Seconds }

/** One loop on one slot, from the bar at which it enters to the moment it leaves. */
export type BeatLayer = {
  /** Queues everything of `from ≤ beat < to` that lies within the layer's own life. */
  schedule(pulse: Pulse, from: number, to: number): void
  /** No stroke from this beat on; what rings may ring out until then. */
  leaveAt(beat: number, time: Seconds): void
  /** Fades out now and takes back what is queued. */
  leaveNow(at: Seconds): void
  dispose(): void
}

export type BeatLayerOptions = {
  readonly context: BaseAudioContext
  readonly audio: LoopAudio
  readonly output: AudioNode
  /** First beat at which it may be heard. */
  readonly entersAt: number
  readonly onEvent?: (event: HeardEvent) => void
}

type Stroke = {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly at: Seconds
}

/** Strokes of a kit, each on its own, so that a new one can damp the last. */
const createStrokes = (context: BaseAudioContext, output: AudioNode) => {
  const pans = new Map<number, AudioNode>()
  const groups = new Map<string, Stroke>()
  const ringing = new Set<Stroke>()

  const panned = (pan: number): AudioNode => {
    if (pan === 0) return output
    const step = Math.round(pan * 20) / 20
    let node = pans.get(step)
    if (node === undefined) {
      node = new StereoPannerNode(context, { pan: step })
      node.connect(output)
      pans.set(step, node)
    }
    return node
  }

  const damp = (stroke: Stroke, at: Seconds, tau: Seconds) => {
    stroke.gain.gain.setTargetAtTime(0, at, tau)
    stroke.source.stop(at + 10 * tau)
  }

  return {
    strike(audio: ScoredLoop, event: ScoreEvent, at: Seconds, length: Seconds | undefined) {
      const sample = audio.samples[event.sample]
      if (sample === undefined) return
      const last = event.choke === undefined ? undefined : groups.get(event.choke)
      if (last !== undefined && ringing.has(last)) damp(last, at, CHOKE)
      const [oldest] = ringing
      if (ringing.size >= MOST_STROKES && oldest !== undefined) {
        damp(oldest, at, CHOKE)
        ringing.delete(oldest)
      }

      const gain = new GainNode(context, { gain: event.gain })
      const source = new AudioBufferSourceNode(context, {
        buffer: audio.sprite,
        playbackRate: event.rate ?? 1,
      })
      source.connect(gain).connect(panned(event.pan))
      source.start(at, sample.start, sample.length)
      const stroke: Stroke = { source, gain, at }
      if (length !== undefined) damp(stroke, seconds(at + length), EXIT)
      if (event.choke !== undefined) groups.set(event.choke, stroke)
      ringing.add(stroke)
      source.onended = () => {
        ringing.delete(stroke)
        source.disconnect()
        gain.disconnect()
      }
    },
    /** Takes back what begins at or after `at`. */
    unqueue(at: Seconds) {
      for (const stroke of ringing) if (stroke.at >= at) stroke.source.stop(0)
    },
    stop(at: Seconds) {
      for (const stroke of ringing) stroke.source.stop(at)
    },
    dispose() {
      for (const node of pans.values()) node.disconnect()
    },
  }
}

/** A sustained loop, begun anew at every bar, so that it can never drift from the others. */
const createTakes = (context: BaseAudioContext, output: AudioNode) => {
  type Take = { source: AudioBufferSourceNode; gain: GainNode; at: Seconds }
  const playing = new Set<Take>()

  return {
    begin(audio: SustainedLoop, beat: number, pulse: Pulse) {
      const at = timeOf(pulse, beat)
      const { buffer, loop } = audio.takeAt(pulse.tempo)
      const share = (((beat % audio.beats) + audio.beats) % audio.beats) / audio.beats
      for (const old of playing) {
        if (old.at >= at) continue
        old.gain.gain.setValueAtTime(1, at)
        old.gain.gain.linearRampToValueAtTime(0, at + BAR_JOIN)
        old.source.stop(at + BAR_JOIN)
      }
      const gain = new GainNode(context, { gain: 0 })
      const source = new AudioBufferSourceNode(context, {
        buffer,
        loop: true,
        loopStart: loop.start,
        loopEnd: loop.end,
      })
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(1, at + BAR_JOIN)
      source.connect(gain).connect(output)
      source.start(at, loop.start + share * (loop.end - loop.start))
      const take: Take = { source, gain, at }
      playing.add(take)
      source.onended = () => {
        playing.delete(take)
        source.disconnect()
        gain.disconnect()
      }
    },
    unqueue(at: Seconds) {
      for (const take of playing) if (take.at >= at) take.source.stop(0)
    },
    stop(at: Seconds) {
      for (const take of playing) take.source.stop(at)
    },
  }
}

/** One event per bar line is all that a sustained loop needs. */
const BAR_LINES = { beats: BEATS_PER_BAR, events: [{ beat: 0 }] }

export const createBeatLayer = ({
  context,
  audio,
  output,
  entersAt,
  onEvent,
}: BeatLayerOptions): BeatLayer => {
  const edge = new GainNode(context, { gain: 0 })
  const strokes = createStrokes(context, edge)
  const takes = createTakes(context, edge)
  let lastBeat = Infinity
  let hasEntered = false

  edge.connect(output)

  const enter = (at: Seconds) => {
    if (hasEntered) return
    hasEntered = true
    edge.gain.setTargetAtTime(1, seconds(Math.max(context.currentTime, at - 5 * ENTRY)), ENTRY)
  }

  const scheduleScore = (scored: ScoredLoop, pulse: Pulse, from: number, to: number) => {
    for (const { beat, event } of eventsBetween(scored.score, from, to)) {
      const time = seconds(Math.max(context.currentTime, timeOf(pulse, beat)))
      const length =
        event.beats === undefined ? undefined : seconds((event.beats * 60) / pulse.tempo)
      enter(time)
      strokes.strike(scored, event, time, length)
      if (event.bol !== undefined) onEvent?.({ bol: event.bol, beat, time })
    }
  }

  return {
    schedule(pulse, from, to) {
      // Human timing puts the first stroke a little before its line.
      const begin = Math.max(from, entersAt - 0.05)
      const end = Math.min(to, lastBeat - 0.05)
      if (audio.kind === 'score') scheduleScore(audio, pulse, begin, end)
      else {
        for (const { beat } of eventsBetween(BAR_LINES, Math.max(from, entersAt), end)) {
          enter(timeOf(pulse, beat))
          takes.begin(audio, beat, pulse)
        }
      }
    },
    leaveAt(beat, time) {
      lastBeat = beat
      strokes.unqueue(time)
      takes.unqueue(time)
      edge.gain.setTargetAtTime(0, time, EXIT)
      strokes.stop(seconds(time + 12 * EXIT))
      takes.stop(seconds(time + 12 * EXIT))
    },
    leaveNow(at) {
      lastBeat = -Infinity
      glide(edge.gain, 0, at, EXIT)
      strokes.unqueue(at)
      takes.unqueue(at)
      strokes.stop(seconds(at + 12 * EXIT))
      takes.stop(seconds(at + 12 * EXIT))
    },
    dispose() {
      strokes.stop(seconds(0))
      takes.stop(seconds(0))
      strokes.dispose()
      edge.disconnect()
    },
  }
}
