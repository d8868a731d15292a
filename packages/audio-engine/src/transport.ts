import { milliseconds, seconds, type BeatsPerMinute, type Seconds } from '@dhvani/units'
import { beatAt, changeTempo, type Pulse } from './pulse.ts'

/** From Play to the first beat: room for a first stroke that human timing puts early. */
const COUNT_IN = milliseconds(80)

/** Beats before the first line that belong to the first stroke. */
const EARLY = 0.05

/** How far ahead strokes are queued: short while tempo can be seen to follow the hand. */
const HORIZON = { visible: milliseconds(200), hidden: seconds(1.5) } as const

/**
 * A page that was busy for a while will be busy again: the queue then reaches this many times as
 * far as the pause was long, at most a second, and comes back by and by.
 */
const CAUTION = { factor: 1.5, most: seconds(1), fade: 0.995 } as const

/** How much of the past is remembered, to tell what is heard now. */
const MEMORY = 4

/**
 * Beats on the audio clock. What is queued stays where it is; a new tempo holds from the edge of
 * the queue on, so that nothing is ever played twice or lost.
 */
export type Transport = {
  readonly pulse: () => Pulse
  /** First beat that is not queued yet. */
  readonly edge: () => number
  /** The beat at a moment, tempo changes of the last seconds included; 0 before the first. */
  readonly beatHeardAt: (time: number) => number
  readonly setTempo: (tempo: BeatsPerMinute) => void
  /** Moves the edge on. @returns the stretch of beats to queue now, if there is any */
  readonly advance: (now: number, isHidden: boolean) => { from: number; to: number } | undefined
}

export const createTransport = (startedAt: Seconds, tempo: BeatsPerMinute): Transport => {
  let pulses: Pulse[] = [{ tempo, beat0: 0, time0: seconds(startedAt + COUNT_IN) }]
  let edge = -EARLY
  let lastAdvance: number | undefined
  let reach: number = HORIZON.visible
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
      pulses = [...pulses.slice(-MEMORY), changeTempo(current(), next, Math.max(0, edge))]
    },
    advance(now, isHidden) {
      const pause = now - (lastAdvance ?? now)
      lastAdvance = now
      reach = Math.max(
        HORIZON.visible,
        reach * CAUTION.fade,
        Math.min(CAUTION.most, pause * CAUTION.factor),
      )
      const to = beatAt(current(), now + (isHidden ? HORIZON.hidden : reach))
      if (to <= edge) return undefined
      const stretch = { from: edge, to }
      edge = to
      return stretch
    },
  }
}
