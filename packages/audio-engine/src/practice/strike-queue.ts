import { milliseconds, seconds, type Gain, type Seconds } from '@dhvani/units'
import { frameAfter } from '../context/glide.ts'

/** One sound of a buffer at a moment. */
export type Strike = {
  /** Context time. */
  readonly at: Seconds
  readonly buffer: AudioBuffer
  /** Linear. */
  readonly gain: Gain
  /** Playback rate; 1 unless it is tuned or bent. */
  readonly rate: number
  /** −1 (left) to 1 (right). */
  readonly pan: number
  /** A strike with the same mark damps the last one that had it. */
  readonly damps?: string
  /** Time constant at which it damps the last one; 3 ms (a hand on a skin) unless given. */
  readonly dampedBy?: Seconds
  /** It is held: from here in its buffer to the end it goes round until it is damped. Needs `damps`. */
  readonly loopFrom?: Seconds
}

/** Strikes that are queued on the audio clock ahead of their time. */
export type StrikeQueue = {
  add(strike: Strike): void
  /**
   * Takes back what begins at this context time or later. It was not heard yet, so nothing clicks. What it would have
   * damped rings on, and the next strike of its mark damps it.
   */
  takeBack(from: Seconds): void
  /** Damps all that rings and takes back the rest. */
  silence(at: Seconds): void
  /** How many sources wait or sound. */
  size(): number
}

const SKIN = milliseconds(3)

/** Time constant at which everything ends when the listener stops. */
const STOP = milliseconds(40)

/** After so many time constants a source may end: what is left is below −100 dB. */
const TIME_CONSTANTS = 12

/** Context time that no page reaches, eleven days. A later `stop` of a source replaces an earlier one. Seconds. */
const NEVER = 1e6

type Queued = {
  readonly source: AudioBufferSourceNode
  readonly level: GainNode
  readonly at: Seconds
  readonly strike: Strike
  /** Context time at which another strike damps it. */
  dampedAt?: Seconds
}

/** @param output where the strikes are heard */
export const createStrikeQueue = (context: BaseAudioContext, output: AudioNode): StrikeQueue => {
  const queued = new Set<Queued>()
  const last = new Map<string, Queued>()
  const pans = new Map<number, StereoPannerNode>()

  const panned = (pan: number): AudioNode => {
    if (pan === 0) return output
    const known = pans.get(pan)
    if (known) return known
    const node = new StereoPannerNode(context, { pan })
    node.connect(output)
    pans.set(pan, node)
    return node
  }

  const forget = (one: Queued) => {
    queued.delete(one)
    one.source.onended = null
    // Without an end time Chromium keeps a source for ever that went round, also when it is connected to nothing.
    one.source.stop()
    one.source.disconnect()
    one.level.disconnect()
  }

  const damp = (one: Queued, at: Seconds, tau: Seconds) => {
    one.level.gain.setTargetAtTime(0, at, tau)
    one.source.stop(at + TIME_CONSTANTS * tau)
    one.dampedAt = at
  }

  const letRing = (one: Queued, damps: string, dampedAt: Seconds) => {
    one.level.gain.cancelScheduledValues(dampedAt)
    one.source.stop(NEVER)
    delete one.dampedAt
    last.set(damps, one)
  }

  return {
    add(strike) {
      const { at, buffer, gain, rate, pan, damps, loopFrom } = strike
      const level = new GainNode(context, { gain })
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate })
      if (loopFrom !== undefined) {
        source.loop = true
        source.loopStart = loopFrom
        source.loopEnd = buffer.duration
      }
      source.connect(level).connect(panned(pan))
      source.start(frameAfter(context, at))
      const one: Queued = { source, level, at, strike }
      source.onended = () => forget(one)
      queued.add(one)
      if (damps === undefined) return
      const before = last.get(damps)
      if (before && queued.has(before)) damp(before, at, strike.dampedBy ?? SKIN)
      last.set(damps, one)
    },
    takeBack(from) {
      for (const one of [...queued].filter(({ at }) => at >= from)) forget(one)
      for (const one of queued) {
        const { dampedAt, strike } = one
        if (strike.damps !== undefined && dampedAt !== undefined && dampedAt >= from)
          letRing(one, strike.damps, dampedAt)
      }
    },
    silence(at) {
      for (const one of queued) {
        if (one.at >= at) forget(one)
        else damp(one, at, seconds(STOP))
      }
      last.clear()
    },
    size: () => queued.size,
  }
}
