import { milliseconds, seconds, type Gain, type Seconds } from '@dhvani/units'

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
  /** Time constant at which it is damped by the next; 3 ms (a hand on a skin) unless given. */
  readonly dampedBy?: Seconds
}

/** Strikes that are queued on the audio clock ahead of their time. */
export type StrikeQueue = {
  add(strike: Strike): void
  /** Takes back what begins at this context time or later. It was not heard yet, so nothing clicks. */
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

type Queued = {
  readonly source: AudioBufferSourceNode
  readonly level: GainNode
  readonly at: Seconds
  readonly strike: Strike
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
    one.source.disconnect()
    one.level.disconnect()
  }

  const damp = ({ source, level }: Queued, at: Seconds, tau: Seconds) => {
    level.gain.setTargetAtTime(0, at, tau)
    source.stop(at + TIME_CONSTANTS * tau)
  }

  return {
    add(strike) {
      const { at, buffer, gain, rate, pan, damps } = strike
      const level = new GainNode(context, { gain })
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate })
      source.connect(level).connect(panned(pan))
      source.start(at)
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
