import type { Random } from '@dhvani/units'
import { choose, standardNormal, uniformBetween } from '../dsp/chance.ts'

/** Metres between the axles of a bogie, between the centres of a coach's bogies, and from one coach to the next. */
type CoachPlan = { readonly wheelbase: number; readonly centres: number; readonly length: number }

/** Coaches of the two makes that Indian Railways runs: ICF and LHB. */
const PLANS: readonly CoachPlan[] = [
  { wheelbase: 2.896, centres: 14.783, length: 22.297 },
  { wheelbase: 2.56, centres: 14.9, length: 24 },
]

/** A wheelset that the listener hears. */
export type Axle = {
  /** Metres behind the listener; before the listener where it is negative. */
  readonly behind: number
  /** Decibels. */
  readonly level: number
  /** Whether it is heard through the length of a coach, which takes the brightness away. */
  readonly isFar: boolean
}

/** Height of the ear above the axles, in metres: no wheel is nearer. */
const HEIGHT = 2.6
/** What each metre of floor takes besides the spreading, in dB. */
const LOSS = 0.25
/** What the gangway between two coaches takes, in dB. */
const GANGWAY = 3
/** Wheels that are softer than this are not heard beside the others. */
const SOFTEST = -19
/** Farther away than this a wheel is heard through the coach. */
const NEAR = 6

/** The wheelsets around a berth some metres from a bogie: the listener's own coach, and one coach on either side. */
export const coupleRake = (random: Random): Axle[] => {
  const own = choose(PLANS, random)
  const seat = uniformBetween(2, 4, random)
  const levelAt = (distance: number) =>
    -20 * Math.log10(Math.hypot(distance, HEIGHT)) - LOSS * distance
  const axles: Axle[] = []
  const addBogie = (centre: number, wheelbase: number, gangways: number) => {
    const distance = Math.abs(centre)
    const level = levelAt(distance) - levelAt(seat) - GANGWAY * gangways
    if (level < SOFTEST) return
    // A bogie's load and wear are its own, and so are a wheel's.
    const bogie = level + (distance > NEAR ? 1.5 * standardNormal(random) : 0)
    for (const side of [-0.5, 0.5])
      axles.push({
        behind: centre + side * wheelbase,
        level: bogie + 0.8 * standardNormal(random),
        isFar: distance > NEAR,
      })
  }
  addBogie(seat, own.wheelbase, 0)
  addBogie(seat - own.centres, own.wheelbase, 0)
  const end = seat + (own.length - own.centres) / 2
  for (const [from, direction] of [
    [end, 1],
    [end - own.length, -1],
  ] as const) {
    const next = choose(PLANS, random)
    const first = from + (direction * (next.length - next.centres)) / 2
    addBogie(first, next.wheelbase, 1)
    addBogie(first + direction * next.centres, next.wheelbase, 1)
  }
  return axles
}
