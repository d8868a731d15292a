import { seededRandom } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { scaleToPeak } from '../one-shot.ts'
import {
  addBurst,
  addPartials,
  addSkinNoise,
  saturate,
  type DecayingPartial,
  type StrokeTake,
} from '../strike.ts'
import { SA } from '../svara.ts'

/**
 * Modes of the loaded skin as multiples of the drum's tuning, which is Sa. The black paste makes
 * them nearly harmonic (C. V. Raman, "The Indian musical drums", 1934). Measured on recordings:
 * 1.12, 2.00, 3.00, 4.03, 5.1, 5.9, 6.9; drawn here to the notes of the scale, re sa pa sa ga pa
 * dha.
 */
export const DAYAN_MODES = [9 / 8, 2, 3, 4, 5, 6, 20 / 3] as const

/** Level in decibels and T60 in seconds of each mode of a stroke; `null` where a finger mutes it. */
type ModeTable = readonly ([level: number, t60: number] | null)[]

export type DayanStroke = {
  modes: ModeTable
  /** The nail and the tip of the finger on the rim or the skin. */
  click: { frequency: number; q: number; level: number; duration: number }
  /** The flesh of the finger, felt more than heard. */
  thud: { frequency: number; level: number; duration: number }
  /** Decibels of the skin's noise, and seconds in which its lowest octave falls by 60 dB. */
  skin: { level: number; t60: number }
  /** Seconds the finger stays on the skin. */
  contact: number
  /** Seconds of the whole one-shot. */
  duration: number
  /** Highest sample of a firm take, linear. */
  peak: number
}

/** Strokes of the right hand, by bol; levels and decays from recordings. */
export const DAYAN_STROKES = {
  na: {
    modes: [
      [-38, 0.2],
      [-18, 1.2],
      [0, 0.42],
      [-11, 0.35],
      [-9, 0.3],
      [-11, 0.25],
      [-15, 0.16],
    ],
    click: { frequency: 2600, q: 0.7, level: 2, duration: 0.005 },
    thud: { frequency: 420, level: -16, duration: 0.016 },
    skin: { level: -1, t60: 0.045 },
    contact: 0.0004,
    duration: 0.88,
    peak: 0.9,
  },
  ta: {
    modes: [
      [-34, 0.2],
      [-15, 1.1],
      [0, 0.36],
      [-13, 0.36],
      [-11, 0.29],
      [-15, 0.22],
      [-18, 0.16],
    ],
    click: { frequency: 2300, q: 0.7, level: 1, duration: 0.006 },
    thud: { frequency: 380, level: -14, duration: 0.016 },
    skin: { level: -2, t60: 0.05 },
    contact: 0.0005,
    duration: 0.85,
    peak: 0.85,
  },
  tin: {
    modes: [
      [0, 1.4],
      [-17, 0.6],
      [-9, 0.4],
      [-13, 0.48],
      [-17, 0.34],
      [-20, 0.23],
      [-25, 0.16],
    ],
    click: { frequency: 2300, q: 0.7, level: -4, duration: 0.005 },
    thud: { frequency: 340, level: -14, duration: 0.018 },
    skin: { level: -3.5, t60: 0.05 },
    contact: 0.0009,
    duration: 1.2,
    peak: 0.8,
  },
  tun: {
    modes: [[0, 2.2], [-27, 0.8], [-28, 0.5], [-32, 0.39], null, null, null],
    click: { frequency: 1900, q: 0.7, level: -6, duration: 0.006 },
    thud: { frequency: 240, level: -9, duration: 0.024 },
    skin: { level: -14, t60: 0.055 },
    contact: 0.0016,
    duration: 1.6,
    peak: 0.8,
  },
  tas: {
    modes: [[-30, 0.3], [0, 1.8], [-15, 0.35], [-13, 0.39], [-17, 0.26], [-21, 0.2], null],
    click: { frequency: 2900, q: 0.7, level: 16, duration: 0.005 },
    thud: { frequency: 360, level: 2, duration: 0.014 },
    skin: { level: 15, t60: 0.045 },
    contact: 0.0006,
    duration: 1.1,
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
    const upper = index >= 2 && mode[0] < 0 ? 5 * (force - 0.7) : 0
    return [
      {
        frequency: SA * DAYAN_MODES[index]!,
        level: mode[0] + upper + (mode[0] === 0 ? 0 : uniformBetween(-2, 2, random)),
        t60: mode[1] * uniformBetween(0.88, 1.12, random),
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
  // Where the finger lands differs more from stroke to stroke than how the skin rings.
  const edge = 7 * (force - 0.75) + uniformBetween(-2, 2, random)
  addBurst(
    signal,
    {
      ...stroke.click,
      frequency: stroke.click.frequency * uniformBetween(0.8, 1.25, random),
      level: stroke.click.level + edge,
    },
    sampleRate,
    random,
  )
  addBurst(signal, { ...stroke.thud, q: 1.2 }, sampleRate, random)
  addSkinNoise(
    signal,
    {
      level: stroke.skin.level + edge,
      slope: -2 + uniformBetween(-1, 1, random),
      lowest: 1700 * uniformBetween(0.85, 1.15, random),
      octaves: 3,
      t60: stroke.skin.t60 * uniformBetween(0.8, 1.25, random),
      landings: { count: 2, within: 0.003 },
    },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 2.4), stroke.peak * (0.55 + 0.45 * force))
}
