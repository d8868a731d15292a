import { seededRandom } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { scaleToPeak } from '../one-shot.ts'
import { addBurst, addPartials, addSkinNoise, saturate, type StrokeTake } from '../strike.ts'
import { SA } from '../svara.ts'

/** A stroke whose fingers stay on the paste, so that a cluster of modes dies at once. */
type DampedStroke = {
  /** Decibels of the lowest mode, and from each mode to the next. */
  low: number
  tilt: number
  /** Seconds. */
  t60: number
  /** Hertz and decibels of the finger's edge. */
  click: number
  clickLevel: number
  /** Hertz of its flesh. */
  thud: number
  skin: { level: number; slope: number; t60: number }
  /** How many fingers land, and within how many seconds. */
  fingers: { count: number; within: number }
  peak: number
}

export const DAMPED_STROKES = {
  /** Middle and ring finger, flat on the paste. */
  te: {
    low: -8,
    tilt: -1.6,
    t60: 0.062,
    click: 1800,
    clickLevel: -2,
    thud: 260,
    skin: { level: -6, slope: -2, t60: 0.048 },
    fingers: { count: 3, within: 0.005 },
    peak: 0.62,
  },
  /** Index finger: lighter and higher. */
  ti: {
    low: -13,
    tilt: -1,
    t60: 0.055,
    click: 2500,
    clickLevel: -2,
    thud: 420,
    skin: { level: -6, slope: -1.5, t60: 0.042 },
    fingers: { count: 1, within: 0 },
    peak: 0.55,
  },
  /** Edge of the palm rolling back (ra of tirakita). */
  ra: {
    low: -9,
    tilt: -1.6,
    t60: 0.085,
    click: 1900,
    clickLevel: -6,
    thud: 320,
    skin: { level: -8, slope: -3, t60: 0.055 },
    fingers: { count: 3, within: 0.012 },
    peak: 0.55,
  },
} as const satisfies Record<string, DampedStroke>

export type DampedBol = keyof typeof DAMPED_STROKES

/** Where the muted cluster lies: low pa, re, pa, sa, ga, pa, upper sa, ga, pa. */
const CLUSTER = [0.75, 9 / 8, 3 / 2, 2, 5 / 2, 3, 4, 5, 6] as const

/** One damped stroke of the right hand, dry. @param force 0 (a touch) to 1 (an accent) */
export const strikeDamped = (
  bol: DampedBol,
  { take, force, sampleRate }: StrokeTake,
): Float32Array => {
  const stroke: DampedStroke = DAMPED_STROKES[bol]
  const random = seededRandom('damped', bol, take)
  const signal = new Float32Array(Math.round(0.26 * sampleRate))
  const partials = CLUSTER.map((ratio, index) => ({
    frequency: SA * ratio,
    level: stroke.low + stroke.tilt * index + uniformBetween(-4, 4, random),
    t60: stroke.t60 * uniformBetween(0.75, 1.3, random) * (index < 3 ? 1.2 : 0.8),
  }))
  addPartials(
    signal,
    partials,
    { contact: 0.001, pitch: () => 1, split: { share: 0.3, hertz: 9 } },
    sampleRate,
    random,
  )
  const edge = 6 * (force - 0.75) + uniformBetween(-2, 2, random)
  const click = { frequency: stroke.click * uniformBetween(0.8, 1.25, random), q: 0.6 }
  addBurst(
    signal,
    { ...click, level: stroke.clickLevel + edge, duration: 0.008 },
    sampleRate,
    random,
  )
  addBurst(signal, { frequency: stroke.thud, q: 1, level: -8, duration: 0.018 }, sampleRate, random)
  addSkinNoise(
    signal,
    {
      level: stroke.skin.level + edge,
      slope: stroke.skin.slope + uniformBetween(-1, 1, random),
      lowest: 1000 * uniformBetween(0.85, 1.15, random),
      octaves: 3,
      t60: stroke.skin.t60 * uniformBetween(0.8, 1.25, random),
      landings: stroke.fingers,
    },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 2.8), stroke.peak * (0.55 + 0.45 * force))
}
