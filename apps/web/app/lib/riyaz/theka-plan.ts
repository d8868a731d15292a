import { gain, samples, seconds, seededRandom, type Hertz, type Seconds } from '@dhvani/units'
import type { PracticePlan, Strike } from '@dhvani/audio-engine/practice'
import {
  arrangeCycle,
  isLeftHand,
  type Arrangement,
  type PlacedStroke,
  type StrokeName,
  type Timeline,
} from '@dhvani/riyaz'

/** The strokes of a tabla, softest take first. */
export type TablaKit = Readonly<Record<StrokeName, readonly AudioBuffer[]>>

export type ThekaPlanOptions = {
  readonly arrangement: Arrangement
  readonly timeline: Timeline
  readonly kit: TablaKit
  /** Without it the count-in sounds, and nothing after it: the listener plays. */
  readonly hasTheka: boolean
  readonly sampleRate: Hertz
  /** First position that is played. */
  readonly from: number
  /** Positions before 0 at which a count-in sounds. */
  readonly countIn: number
}

/** The hands sit a little to either side. */
const PAN = { left: -0.12, right: 0.16 } as const

/** Linear: teental at 120 is then as loud as the catalogue's loops (−20 LUFS, measured). */
const LEVEL = 0.75

/** Below and above these levels (decibels) the hand plays the soft and the firm take. */
const SOFT = -4
const FIRM = 0.4

/** By so much a take's pitch differs from stroke to stroke: half a cent for the tuned drum, ten for the bent one. */
const BEND = { left: 0.006, right: 0.0003 } as const

const COUNT: Omit<PlacedStroke, 'position'> = { part: ['ti', 2], level: 0, isLight: true }

/** The strokes of a practice, from a position on, for ever. */
export const planTheka = (options: ThekaPlanOptions): PracticePlan => {
  const { arrangement, timeline, kit, hasTheka, sampleRate, from, countIn } = options
  const length = arrangement.taal.theka.length
  const random = seededRandom('theka', arrangement.seed)
  let cycle = Math.max(0, Math.floor(from / length))
  const counted = Array.from({ length: countIn }, (_, index) => index - countIn)
  let waiting: PlacedStroke[] = [
    ...counted.map((position): PlacedStroke => ({ ...COUNT, position })),
    ...(hasTheka ? arrangeCycle(arrangement, cycle) : []),
  ].filter(({ position }) => position >= from - 1e-6)

  const takeOf = (stroke: StrokeName, level: number): AudioBuffer => {
    const takes = kit[stroke]
    if (level < SOFT) return takes[0]!
    if (level > FIRM) return takes.at(-1)!
    return takes[Math.floor(random() * takes.length)]!
  }

  const strikeOf = ({ part, level, isLight }: PlacedStroke, at: Seconds): Strike => {
    const [stroke, own] = part
    const side = isLeftHand(stroke) ? 'left' : 'right'
    const strike = {
      at,
      buffer: takeOf(stroke, level),
      gain: gain(LEVEL * 10 ** ((own + level) / 20)),
      rate: 1 + BEND[side] * (2 * random() - 1),
      pan: PAN[side],
    }
    return isLight ? strike : { ...strike, damps: side }
  }

  return {
    next(until) {
      const strikes: Strike[] = []
      for (;;) {
        const [stroke] = waiting
        if (!stroke) {
          if (!hasTheka) return strikes
          cycle += 1
          waiting = arrangeCycle(arrangement, cycle)
          continue
        }
        const at = seconds(timeline.toSample(stroke.position) / sampleRate)
        if (at >= until) return strikes
        waiting = waiting.slice(1)
        strikes.push(strikeOf(stroke, at))
      }
    },
  }
}

/** The sample nearest to a context time. */
export const sampleAt = (time: Seconds, sampleRate: Hertz) => samples(Math.round(time * sampleRate))
