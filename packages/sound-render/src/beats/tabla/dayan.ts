import { seededRandom } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { scaleToPeak } from '../one-shot.ts'
import {
  addBurst,
  addPartials,
  addRattle,
  saturate,
  type DecayingPartial,
  type StrokeTake,
} from '../strike.ts'
import { SA } from '../svara.ts'

/**
 * Modes of the loaded skin as multiples of the drum's tuning, which is Sa. The black paste makes
 * them nearly harmonic (C. V. Raman, "The Indian musical drums", 1934). Measured on recordings:
 * 1.12, 2.00, 3.00, 4.03, 5.1, 5.9, 6.9; drawn here to the notes of the scale, re sa pa sa ga pa
 * dha, with three faint ones above (sa re ga).
 */
export const DAYAN_MODES = [9 / 8, 2, 3, 4, 5, 6, 20 / 3, 8, 9, 10] as const

/** Level in decibels and T60 in seconds of each mode of a stroke; `null` where a finger mutes it. */
type ModeTable = readonly ([level: number, t60: number] | null)[]

export type DayanStroke = {
  modes: ModeTable
  /** The finger on the rim or the skin. */
  click: { frequency: number; q: number; level: number; duration: number }
  /** The flesh of the finger, felt more than heard. */
  thud: { frequency: number; level: number; duration: number }
  rattle: number
  contact: number
  duration: number
  peak: number
}

/** Strokes of the right hand, by bol; levels and decays from recordings (audio notes D12). */
export const DAYAN_STROKES = {
  na: {
    modes: [
      [-38, 0.2],
      [-18, 1.2],
      [0, 0.4],
      [-14, 0.31],
      [-26, 0.22],
      [-29, 0.19],
      [-30, 0.17],
      [-29, 0.16],
      [-30, 0.14],
      [-32, 0.12],
    ],
    click: { frequency: 2800, q: 0.8, level: -3, duration: 0.004 },
    thud: { frequency: 420, level: -22, duration: 0.012 },
    rattle: 5,
    contact: 0.0004,
    duration: 1,
    peak: 0.9,
  },
  ta: {
    modes: [
      [-34, 0.2],
      [-14, 1.1],
      [0, 0.36],
      [-17, 0.28],
      [-25, 0.2],
      [-31, 0.14],
      [-29, 0.16],
      [-28, 0.15],
      [-30, 0.13],
    ],
    click: { frequency: 2600, q: 0.8, level: -4, duration: 0.0045 },
    thud: { frequency: 380, level: -20, duration: 0.012 },
    rattle: 3,
    contact: 0.0005,
    duration: 1,
    peak: 0.85,
  },
  tin: {
    modes: [
      [0, 1.4],
      [-17, 0.6],
      [-9, 0.4],
      [-16, 0.37],
      [-27, 0.22],
      [-34, 0.15],
      null,
      [-38, 0.12],
    ],
    click: { frequency: 2600, q: 0.8, level: -11, duration: 0.004 },
    thud: { frequency: 340, level: -20, duration: 0.014 },
    rattle: -3,
    contact: 0.0009,
    duration: 1.3,
    peak: 0.8,
  },
  tun: {
    modes: [[0, 2.2], [-29, 0.8], [-30, 0.5], [-36, 0.3], null, null, null],
    click: { frequency: 1500, q: 0.7, level: -19, duration: 0.005 },
    thud: { frequency: 240, level: -12, duration: 0.02 },
    rattle: -16,
    contact: 0.0016,
    duration: 1.8,
    peak: 0.8,
  },
  tas: {
    modes: [[-30, 0.3], [0, 1.8], [-17, 0.35], [-17, 0.3], [-28, 0.2], null, null],
    click: { frequency: 3200, q: 0.8, level: -10, duration: 0.004 },
    thud: { frequency: 360, level: -22, duration: 0.012 },
    rattle: -1,
    contact: 0.0006,
    duration: 1.5,
    peak: 0.8,
  },
} as const satisfies Record<string, DayanStroke>

export type DayanBol = keyof typeof DAYAN_STROKES

/** A stroke pulls the skin tighter for a moment: the pitch starts a little high and settles. */
const stretchedBy = (force: number) => (time: number) =>
  1 + 0.0035 * force * Math.exp(-time / 0.022)

/** One stroke of the right hand, dry. @param force 0 (a touch) to 1 (an accent) */
export const strikeDayan = (
  bol: DayanBol,
  { take, force, sampleRate }: StrokeTake,
): Float32Array => {
  const stroke: DayanStroke = DAYAN_STROKES[bol]
  const random = seededRandom('dayan', bol, take)
  const signal = new Float32Array(Math.round(stroke.duration * sampleRate))
  const partials = stroke.modes.flatMap((mode, index): DecayingPartial[] => {
    if (!mode) return []
    const upper = index >= 2 && mode[0] < 0 ? 5 * (force - 0.6) : 0
    return [
      {
        frequency: SA * DAYAN_MODES[index]!,
        level: mode[0] + upper + (mode[0] === 0 ? 0 : uniformBetween(-1.5, 1.5, random)),
        t60: mode[1] * uniformBetween(0.9, 1.1, random),
      },
    ]
  })
  addPartials(
    signal,
    partials,
    {
      contact: stroke.contact * uniformBetween(0.8, 1.25, random),
      pitch: stretchedBy(force),
      split: { share: 0.22, hertz: 1.1 },
    },
    sampleRate,
    random,
  )
  const edge = 7 * (force - 0.7)
  addBurst(
    signal,
    {
      ...stroke.click,
      frequency: stroke.click.frequency * uniformBetween(0.85, 1.15, random),
      level: stroke.click.level + edge,
    },
    sampleRate,
    random,
  )
  addBurst(signal, { ...stroke.thud, q: 1.2 }, sampleRate, random)
  addRattle(
    signal,
    { count: 26, lowest: 1400, highest: 6500, level: stroke.rattle + edge, t60: [0.014, 0.05] },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 1.5), stroke.peak * (0.55 + 0.45 * force))
}

/** Damped strokes: the fingers stay on the paste, so a cluster of modes dies at once. */
export const DAMPED_STROKES = {
  /** Middle and ring finger, flat on the paste. */
  te: { low: -7, tilt: -2.4, t60: 0.13, click: 1700, clickLevel: -8, thud: 260, peak: 0.62 },
  /** Index finger: lighter and higher. */
  ti: { low: -13, tilt: -1.2, t60: 0.11, click: 2600, clickLevel: -8, thud: 420, peak: 0.55 },
  /** Edge of the palm rolling back (ra of tirakita). */
  ra: { low: -10, tilt: -1.8, t60: 0.15, click: 2100, clickLevel: -11, thud: 320, peak: 0.55 },
} as const

export type DampedBol = keyof typeof DAMPED_STROKES

/** Where the muted cluster lies: low pa, re, pa, sa, ga, pa, upper sa, ga, pa. */
const CLUSTER = [0.75, 9 / 8, 3 / 2, 2, 5 / 2, 3, 4, 5, 6] as const

export const strikeDamped = (
  bol: DampedBol,
  { take, force, sampleRate }: StrokeTake,
): Float32Array => {
  const stroke = DAMPED_STROKES[bol]
  const random = seededRandom('damped', bol, take)
  const signal = new Float32Array(Math.round(0.34 * sampleRate))
  const partials = CLUSTER.map((ratio, index) => ({
    frequency: SA * ratio,
    level: stroke.low + stroke.tilt * index + uniformBetween(-4, 4, random),
    t60: stroke.t60 * uniformBetween(0.7, 1.3, random) * (index < 3 ? 1.2 : 0.7),
  }))
  addPartials(
    signal,
    partials,
    { contact: 0.0012, pitch: () => 1, split: { share: 0.3, hertz: 9 } },
    sampleRate,
    random,
  )
  const edge = 6 * (force - 0.7)
  const click = { frequency: stroke.click * uniformBetween(0.85, 1.2, random), q: 0.6 }
  addBurst(
    signal,
    { ...click, level: stroke.clickLevel + edge, duration: 0.015 },
    sampleRate,
    random,
  )
  addBurst(signal, { frequency: stroke.thud, q: 1, level: -9, duration: 0.018 }, sampleRate, random)
  addRattle(
    signal,
    { count: 18, lowest: 900, highest: 5200, level: -6 + edge, t60: [0.012, 0.035] },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 2), stroke.peak * (0.55 + 0.45 * force))
}
