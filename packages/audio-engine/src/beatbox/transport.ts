import { milliseconds, seconds, type BeatsPerMinute, type Seconds } from '@dhvani/units'
import { beatAt, changeTempo, EARLIEST_STROKE, type Pulse } from './pulse.ts'

/** From Play to the first beat: room for a first stroke that human timing puts early, and for what the audio thread computes meanwhile, 52 ms. */
const START_DELAY = milliseconds(110)

/** How far ahead strokes are queued: little where a new tempo should apply soon. */
const HORIZON = { near: milliseconds(200), far: seconds(1.5) } as const

/**
 * After a tick that came late, the queue reaches `factor` times as far ahead as the tick was late, at
 * most `longest`, since a page that was busy will be busy again. At every tick that reach shrinks
 * by the factor `decay`.
 */
const LATE_TICK = { factor: 1.5, longest: seconds(1), decay: 0.995 } as const

/** How many past tempi are kept, to tell which beat is heard now. */
const PAST_PULSES = 4

/**
 * Beats on the audio clock, and how far they are queued. A new tempo holds from the edge of the queue
 * on, so that no stroke is played twice or lost.
 */
export type Transport = {
  readonly pulse: () => Pulse
  /** The edge of the queue: the first beat that is not queued yet. */
  readonly edge: () => number
  /** The beat at a context time, by the tempo that held then; 0 before the first. */
  readonly beatHeardAt: (time: number) => number
  readonly setTempo: (tempo: BeatsPerMinute) => void
  /**
   * Moves the edge on.
   *
   * @param isFar  true where a late tick would be heard more than a late change of tempo
   * @param lastBeat  the edge waits there until that beat has passed, since the end may be taken back
   * @returns the beats to queue now, if there are any
   */
  readonly advance: (
    now: number,
    isFar: boolean,
    lastBeat?: number,
  ) => { from: number; to: number } | undefined
}

/** @param startedAt  context time of Play */
export const createTransport = (startedAt: Seconds, tempo: BeatsPerMinute): Transport => {
  let pulses: Pulse[] = [{ tempo, beat0: 0, time0: seconds(startedAt + START_DELAY) }]
  let edge = -EARLIEST_STROKE
  let lastAdvance: number | undefined
  let reach: number = HORIZON.near
  const current = () => pulses[pulses.length - 1] as Pulse

  return {
    pulse: current,
    edge: () => edge,
    beatHeardAt(time) {
      const pulse = pulses.findLast((one) => one.time0 <= time) ?? pulses[0]
      return pulse === undefined ? 0 : Math.max(0, beatAt(pulse, time))
    },
    setTempo(next) {
      if (next === current().tempo) return
      pulses = [...pulses.slice(-PAST_PULSES), changeTempo(current(), next, Math.max(0, edge))]
    },
    advance(now, isFar, lastBeat = Infinity) {
      const pause = now - (lastAdvance ?? now)
      lastAdvance = now
      reach = Math.max(
        HORIZON.near,
        reach * LATE_TICK.decay,
        Math.min(LATE_TICK.longest, pause * LATE_TICK.factor),
      )
      const ahead = beatAt(current(), now + (isFar ? HORIZON.far : reach))
      const to = Math.min(ahead, Math.max(lastBeat, beatAt(current(), now)))
      if (to <= edge) return undefined
      const stretch = { from: edge, to }
      edge = to
      return stretch
    },
  }
}
