import type { Tone } from '@dhvani/audio-engine/tones'
import {
  decibels,
  decibelsToGain,
  gain,
  hertz,
  seconds,
  type Gain,
  type Hertz,
} from '@dhvani/units'
import { BOWL, BOWL_HERTZ, MEMBRANE, SA_HERTZ, STROKE } from '#content/figures.ts'

const IDS = ['loaded-head', 'plain-skin', 'tones-in-air', 'tones-in-ears', 'bowl'] as const

/** What the drawings of articles let a reader hear. */
export type TonesId = (typeof IDS)[number]

export const isTonesId = (id: string | undefined): id is TonesId =>
  IDS.some((known) => known === id)

/** Strokes that follow one another, so that the ear has time to compare. */
const STROKES = 4
const STROKE_SECONDS = 0.9

// As loud as a loop in an article's player, which loudness-of-figures.test.ts measures.

/** Amplitude of the strongest partial of a stroke. */
const STRONGEST = 0.127

/** Amplitude of each of two tones that reach both ears. */
const TOGETHER = gain(0.0243)

/** Amplitude of each of two tones that reach one ear each. */
const APART = gain(0.0344)

/** Amplitude of the bowl's lowest pair in its first moment. */
const BOWL_STRUCK = 0.106

/** The second of two tones. */
export const secondTone = (difference: number): Hertz => hertz(SA_HERTZ + difference)

const strokes = (ratios: readonly number[]): Tone[] =>
  Array.from({ length: STROKES }, (_, stroke) =>
    STROKE.map(({ level, t60 }, partial) => ({
      frequency: hertz(SA_HERTZ * (ratios[partial] ?? 1)),
      gain: gain(STRONGEST * decibelsToGain(decibels(level))),
      start: seconds(stroke * STROKE_SECONDS),
      t60: seconds(t60),
    })),
  ).flat()

const LOADED = STROKE.map(({ ratio }) => ratio)
const [LOWEST = 1] = LOADED

const twoTones = (difference: number, distance: number, level: Gain): Tone[] => [
  { frequency: hertz(SA_HERTZ), gain: level, pan: -distance },
  { frequency: secondTone(difference), gain: level, pan: distance },
]

const bowl = (): Tone[] =>
  BOWL.flatMap(({ ratio, level, beat, t60 }) =>
    [-1, 1].map((side) => ({
      frequency: hertz(BOWL_HERTZ * ratio + (side * beat) / 2),
      gain: gain((BOWL_STRUCK / 2) * decibelsToGain(decibels(level))),
      t60: seconds(t60),
    })),
  )

/**
 * @param difference hertz between two tones
 * @returns the stroke of the drawing; the same strengths on the partials of a plain skin with the same
 *   lowest tone; one stroke of the bowl; or two tones at middle Sa, together or one to each ear
 */
export const tonesOf = (id: TonesId, difference: number): Tone[] => {
  if (id === 'loaded-head') return strokes(LOADED)
  if (id === 'plain-skin') return strokes(MEMBRANE.map((ratio) => ratio * LOWEST))
  if (id === 'bowl') return bowl()
  return id === 'tones-in-ears' ? twoTones(difference, 1, APART) : twoTones(difference, 0, TOGETHER)
}
