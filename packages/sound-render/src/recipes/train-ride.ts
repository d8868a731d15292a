import { curveFrom, readCurve, type Curve } from '../dsp/curve.ts'
import type { RenderContext } from './render-context.ts'

/** The speed of the shipped file, in metres a second: 58 km/h. */
export const USUAL_SPEED = 16.25
/** By how much the speed leaves its mean, as a share: one deviation, and the most. */
const BREATH = 0.045
const MOST_BREATH = 0.11
/** Places of the train are kept so often a second. */
const STEPS_PER_SECOND = 50

/** How far a train has come at each moment of a period, which comes round as a loop does. */
export type Ride = {
  /** Metres in a period. */
  readonly metres: number
  /** Speed over its mean, at a phase of the period. */
  readonly speed: Curve
  /** Seconds from the period's start at which the train is at a place; the places of a period come round. */
  timeAt(metres: number): number
  /** The place of the train at a phase of the period, in metres. */
  metresAt(phase: number): number
}

/** A driver never holds a speed: grades, curves and notches of the throttle move it within seconds to minutes. */
export const planRide = (context: RenderContext, metresPerSecond: number): Ride => {
  const { duration } = context
  const unrest = context.wander('throttle', { lowest: 0.03, highest: 0.12, slope: 0.6 })
  const speed = unrest.map(
    (value) => 1 + Math.max(-MOST_BREATH, Math.min(MOST_BREATH, BREATH * value)),
  )
  const steps = Math.ceil(STEPS_PER_SECOND * duration)
  const places = new Float64Array(steps + 1)
  for (let step = 0; step < steps; step += 1)
    places[step + 1] =
      places[step]! + (metresPerSecond * readCurve(speed, (step + 0.5) / steps) * duration) / steps
  const metres = places[steps]!
  return {
    metres,
    speed,
    metresAt: (phase) => {
      const at = (phase - Math.floor(phase)) * steps
      const step = Math.floor(at)
      return places[step]! + (at - step) * (places[step + 1]! - places[step]!)
    },
    timeAt: (wanted) => {
      const round = Math.floor(wanted / metres)
      const place = wanted - round * metres
      let [low, high] = [0, steps]
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (places[middle]! <= place) low = middle
        else high = middle
      }
      const share = (place - places[low]!) / (places[high]! - places[low]!)
      return ((low + share) / steps + round) * duration
    },
  }
}

/**
 * What comes round each so many metres: a tyre that is not quite round, sleepers. It follows the train's speed, and
 * is stronger at one time than at another. About unit variance.
 */
export const perMetres = (
  context: RenderContext,
  ride: Ride,
  metres: number,
  name: string,
): Curve => {
  const start = 2 * Math.PI * context.random('round', name)()
  // A whole number of rounds, so that the period comes round too.
  const rounds = Math.max(1, Math.round(ride.metres / metres))
  const strength = context.wander(['strength', name], { lowest: 0.05, highest: 0.6, slope: 0.3 })
  return curveFrom(context.length, (phase) => {
    const turn = (2 * Math.PI * rounds * ride.metresAt(phase)) / ride.metres
    return Math.cos(turn + start) * Math.max(0, 1 + 0.7 * readCurve(strength, phase))
  })
}
