import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import type { ScoreEvent } from './beatbox-types.ts'
import { eventsBetween } from './events-between.ts'
import { frameAfter, glide } from '../context/glide.ts'
import type { LoopAudio, ScoredLoop, SustainedLoop } from '../loading/loop-audio.ts'
import { BEATS_PER_BAR, EARLIEST_STROKE, timeOf, type Pulse } from './pulse.ts'

/** Time constants of a layer's fades: short enough for the first stroke, too long to click. */
const ENTER_TAU = milliseconds(1)
const LEAVE_TAU = milliseconds(8)

/** A fade-out is over after this time: the rest is below -104 dB. */
const FADED_OUT = seconds(12 * LEAVE_TAU)

/** Time constant at which a stroke is damped by the next one of its choke group. */
const CHOKE = milliseconds(3)

/** Takes of a sustained loop meet at every bar line and overlap by this much. */
const BAR_JOIN = milliseconds(10)

/** At most this many strokes of one loop ring at once; a new one damps the oldest. */
const MOST_STROKES = 32

/** A stroke that was queued. `beat` is one of the transport, `time` is context time. */
export type HeardEvent = { readonly bol: string; readonly beat: number; readonly time: Seconds }

/** One loop on one slot, from the bar at which it enters to the moment it leaves. */
export type BeatLayer = {
  /** Queues the events of `from ≤ beat < to`, from the beat where the layer enters to its last. */
  schedule(pulse: Pulse, from: number, to: number): void
  /** Plays no stroke from this beat on and fades out at `time`, the beat's context time. */
  leaveAt(beat: number, time: Seconds): void
  /** Fades out at `at` and takes back the strokes that are queued for later. */
  leaveNow(at: Seconds): void
  dispose(): void
}

export type BeatLayerOptions = {
  readonly context: BaseAudioContext
  readonly audio: LoopAudio
  readonly output: AudioNode
  /** First beat at which the layer may be heard. */
  readonly entersAt: number
  readonly onEvent?: (event: HeardEvent) => void
}

/**
 * A source that was queued. `end` is the context time from which on it counts as over. It is known when
 * the source is queued: an offline context says that a source ended only after all have been queued.
 */
type Queued = {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly at: Seconds
  end: number
}

/** Strokes of a kit. Each has a gain of its own, so that a new one can damp the last. */
const createStrokes = (context: BaseAudioContext, output: AudioNode) => {
  const pans = new Map<number, AudioNode>()
  const groups = new Map<string, Queued>()
  const queued = new Set<Queued>()

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

  const damp = (stroke: Queued, at: Seconds, tau: Seconds) => {
    stroke.gain.gain.setTargetAtTime(0, at, tau)
    stroke.source.stop(at + 10 * tau)
    stroke.end = Math.min(stroke.end, at + 10 * tau)
  }

  return {
    strike(audio: ScoredLoop, event: ScoreEvent, at: Seconds, length: Seconds | undefined) {
      const sample = audio.samples[event.sample]
      if (sample === undefined) return
      const last = event.choke === undefined ? undefined : groups.get(event.choke)
      if (last !== undefined && last.end > at) damp(last, at, CHOKE)
      const ringing = [...queued].filter((stroke) => stroke.end > at)
      const [oldest] = ringing
      if (ringing.length >= MOST_STROKES && oldest !== undefined) {
        damp(oldest, at, CHOKE)
        oldest.end = at
      }

      const { rate = 1 } = event
      const gain = new GainNode(context, { gain: event.gain })
      const source = new AudioBufferSourceNode(context, {
        buffer: audio.sprite,
        playbackRate: rate,
      })
      source.connect(gain).connect(panned(event.pan))
      source.start(frameAfter(context, at), sample.start, sample.length)
      const stroke: Queued = { source, gain, at, end: at + sample.length / rate }
      if (length !== undefined) damp(stroke, seconds(at + length), LEAVE_TAU)
      if (event.choke !== undefined) groups.set(event.choke, stroke)
      queued.add(stroke)
      source.onended = () => {
        queued.delete(stroke)
        source.disconnect()
        gain.disconnect()
      }
    },
    /** Takes back the strokes that begin at or after `at`. */
    unqueue(at: Seconds) {
      for (const stroke of queued) if (stroke.at >= at) stroke.source.stop(0)
    },
    stop(at: Seconds) {
      for (const stroke of queued) stroke.source.stop(at)
    },
    dispose() {
      for (const node of pans.values()) node.disconnect()
    },
  }
}

/** Takes of a sustained loop: it starts anew at every bar, so it cannot drift from the others. */
const createTakes = (context: BaseAudioContext, output: AudioNode) => {
  const queued = new Set<Queued>()

  return {
    begin(audio: SustainedLoop, beat: number, pulse: Pulse) {
      const at = timeOf(pulse, beat)
      const { buffer, loop } = audio.takeAt(pulse.tempo)
      const share = (((beat % audio.beats) + audio.beats) % audio.beats) / audio.beats
      for (const old of queued) {
        if (old.at >= at || old.end <= at) continue
        old.end = at + BAR_JOIN
        old.gain.gain.setValueAtTime(1, at)
        old.gain.gain.linearRampToValueAtTime(0, old.end)
        old.source.stop(old.end)
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
      source.start(frameAfter(context, at), loop.start + share * (loop.end - loop.start))
      const take: Queued = { source, gain, at, end: Infinity }
      queued.add(take)
      source.onended = () => {
        queued.delete(take)
        source.disconnect()
        gain.disconnect()
      }
    },
    unqueue(at: Seconds) {
      for (const take of queued) if (take.at >= at) take.source.stop(0)
    },
    stop(at: Seconds) {
      for (const take of queued) take.source.stop(at)
    },
  }
}

/** A score of bar lines, by which a sustained loop starts anew. */
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

  /** Takes back the sources that begin after `at` and ends the others once the layer has faded. */
  const stopAfterFade = (at: Seconds) => {
    for (const sources of [strokes, takes]) {
      sources.unqueue(at)
      sources.stop(seconds(at + FADED_OUT))
    }
  }

  const enter = (at: Seconds) => {
    if (hasEntered) return
    hasEntered = true
    edge.gain.setTargetAtTime(
      1,
      seconds(Math.max(context.currentTime, at - 5 * ENTER_TAU)),
      ENTER_TAU,
    )
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
      const begin = Math.max(from, entersAt - EARLIEST_STROKE)
      const end = Math.min(to, lastBeat - EARLIEST_STROKE)
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
      edge.gain.setTargetAtTime(0, time, LEAVE_TAU)
      stopAfterFade(time)
    },
    leaveNow(at) {
      lastBeat = -Infinity
      glide(edge.gain, 0, at, LEAVE_TAU)
      stopAfterFade(at)
    },
    dispose() {
      strokes.stop(seconds(0))
      takes.stop(seconds(0))
      strokes.dispose()
      edge.disconnect()
    },
  }
}
