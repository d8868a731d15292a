import type { Random, Seconds } from '@dhvani/units'
import { seconds } from '@dhvani/units'
import { choose, standardNormal, uniformBetween } from '../dsp/chance.ts'

/** What decides how fast an engine turns at a speed. */
export type Gearbox = {
  /** Turns of the crankshaft a second where the vehicle stands. */
  readonly idle: number
  /** Turns a second at which the most eager driver changes up. */
  readonly top: number
  /** Metres per second at `top`, gear by gear. */
  readonly gears: readonly number[]
  /** Metres per second squared at full throttle in the first gear. */
  readonly pull: number
}

/** A vehicle's way past the listener, {@link STEPS_PER_SECOND} values a second in each list. */
export type Drive = {
  readonly duration: Seconds
  /** Metres along the road; 0 is where the listener stands. */
  readonly along: Float32Array
  /** Metres per second. */
  readonly speed: Float32Array
  /** Turns of the crankshaft a second. */
  readonly turns: Float32Array
  /** Share of what the engine can give at these turns, 0 to 1. */
  readonly load: Float32Array
}

export const STEPS_PER_SECOND = 50

/** The value of a list of a drive at a moment, in steps; the last one goes on. */
export const readStep = (list: Float32Array, step: number): number => {
  const first = Math.min(Math.floor(step), list.length - 2)
  return list[first]! + Math.min(1, step - first) * (list[first + 1]! - list[first]!)
}

/** What a driver does: holds a speed, pulls on, slows for something, or stands at the kerb and pulls away. */
export const MANNERS = ['hold', 'pull', 'pull', 'slow', 'stand'] as const
export type Manner = (typeof MANNERS)[number]

type Plan = {
  duration: number
  /** From which second which speed is wanted; the first is driven from the beginning. */
  wanted: readonly (readonly [from: number, speed: number])[]
  /** When the vehicle is where, in seconds and metres. */
  near: readonly [at: number, along: number]
}

const makePlan = (manner: Manner, speed: number, pull: number, random: Random): Plan => {
  const between = (low: number, high: number) => uniformBetween(low, high, random)
  switch (manner) {
    case 'hold':
      return {
        duration: between(7, 9),
        wanted: [
          [0, speed],
          [between(0.5, 1.5), speed * between(0.75, 1.2)],
          [between(2, 3.5), speed * between(0.75, 1.2)],
          [between(4.5, 6), speed * between(0.75, 1.2)],
        ],
        near: [between(3.3, 4.2), 0],
      }
    case 'pull':
      return {
        duration: between(8, 9.5),
        wanted: [
          [0, speed * between(0.3, 0.6)],
          [between(0.2, 1.5), speed * between(1.05, 1.3)],
        ],
        near: [between(3.4, 4.4), 0],
      }
    case 'slow':
      return {
        duration: between(10, 11.5),
        wanted: [
          [0, speed],
          [between(0.6, 1.4), speed * between(0.2, 0.45)],
          [between(3.4, 4.8), speed * 1.1],
        ],
        near: [between(3.6, 5), 0],
      }
    case 'stand': {
      const away = between(7.5, 11)
      return {
        // Until it is some 30 m further, also where the driver is not eager.
        duration: away + Math.sqrt(60 / pull) + between(2.5, 4),
        wanted: [
          [0, speed * 0.7],
          [between(1.5, 2.5), 0],
          [away, speed * 1.1],
        ],
        near: [away, between(-9, 3)],
      }
    }
  }
}

/** Drivers brake by so much in a town, in metres per second squared. */
const BRAKING = 2.2
/** Of full load: rolling against air and road asks for this much at the highest speed. */
const DRAG = 0.45
/** Of full load: an engine that turns by itself alone. */
const IDLING = 0.06

/**
 * One vehicle that drives by: its engine follows the wheels through the gears, or idles where it stands; the driver
 * changes up where it suits him and takes his foot off meanwhile.
 *
 * @param speed in metres per second, about what is driven in this street
 */
export const drivePast = (
  { idle, top, gears, pull }: Gearbox,
  manner: Manner,
  speed: number,
  random: Random,
): Drive => {
  const { duration, wanted, near } = makePlan(manner, speed, pull, random)
  const count = Math.ceil(duration * STEPS_PER_SECOND) + 2
  const list = () => new Float32Array(count)
  const drive = { along: list(), speed: list(), turns: list(), load: list() }
  const eager = uniformBetween(0.5, 1, random)
  const changeUp = top * (0.4 + 0.6 * eager)
  const clutch = Math.round(choose([0.22, 0.35, 0.5], random) * STEPS_PER_SECOND)
  const turnsAt = (metres: number) => (metres * top) / gears[gear]!
  let [now, along, gear, changing, unrest] = [wanted[0]![1], 0, 0, 0, 0]
  while (turnsAt(now) > 0.9 * changeUp && gear + 1 < gears.length) gear += 1
  let [turns, load] = [Math.max(idle, turnsAt(now)), 0.3]
  for (let step = 0; step < count; step += 1) {
    const target = wanted.findLast(([from]) => from * STEPS_PER_SECOND <= step)![1]
    const gap = target - now
    const strongest = pull * (1 - (0.7 * gear) / gears.length)
    let [gain, asked] = [Math.max(-BRAKING, gap - 0.8), 0]
    if (gap > -0.4 && target > 0) {
      gain = Math.min(eager * strongest, gap)
      asked = DRAG * (now / gears.at(-1)!) + Math.max(0, gain / strongest) + 0.1 * unrest
    }
    if (changing > 0) {
      changing -= 1
      gain = Math.min(gain, -0.2)
      asked = 0
    } else if (gap > 0 && turnsAt(now) > changeUp && gear + 1 < gears.length) {
      gear += 1
      changing = clutch
    } else if (gap <= 0 && gear > 0 && turnsAt(now) < Math.max(1.4 * idle, 0.33 * changeUp))
      gear -= 1
    now = Math.max(0, now + gain / STEPS_PER_SECOND)
    along += now / STEPS_PER_SECOND
    // With the clutch half out the engine turns faster than the wheels.
    const least = idle + (gap > 0.4 ? 0.3 * eager * (changeUp - idle) : 0)
    turns += 0.16 * (Math.max(least, turnsAt(now)) * (1 + 0.03 * unrest) - turns)
    load += 0.2 * (Math.min(1, Math.max(IDLING, asked)) - load)
    unrest += 0.08 * (3 * standardNormal(random) - unrest)
    drive.along[step] = along
    drive.speed[step] = now
    drive.turns[step] = turns
    drive.load[step] = load
  }
  const offset = near[1] - readStep(drive.along, near[0] * STEPS_PER_SECOND)
  drive.along.forEach((metres, step) => (drive.along[step] = metres + offset))
  return { duration: seconds(duration), ...drive }
}
