import { seconds } from '@dhvani/units'
import { highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import type { Surroundings } from './surroundings.ts'

/** What a near drop falls on. */
export type Surface = 'leaf' | 'stone' | 'puddle' | 'glass'

/** Rain as one place has it. Levels are linear. */
export type RainPlace = {
  readonly wash: number
  readonly weight: number
  /** Drops of the middle distance: their level, and how many fall in a second. */
  readonly middle: number
  readonly middleDrops: number
  /** Single drops close by: the level of the largest at a metre, how many fall in a second, and the share of large ones that gathered on something first. */
  readonly near: number
  readonly nearDrops: number
  readonly gathered: number
  /** What near drops fall on: each surface takes the share up to its number; the last one is 1. */
  readonly surfaces: readonly { readonly surface: Surface; readonly upTo: number }[]
  readonly drips: number
  /** A tin roof: its level, and how many drops strike it in a second. */
  readonly roof: number
  readonly roofDrops: number
  /** Between the rain and the near drops, and around all of it. */
  readonly outside: Surroundings
  readonly inside: Surroundings
}

/** Rain on leaves and stone. */
export const ON_LEAVES: RainPlace = {
  wash: 1,
  weight: 0.3,
  middle: 0.62,
  middleDrops: 1000,
  near: 46,
  nearDrops: 28,
  gathered: 0.8,
  surfaces: [
    { surface: 'leaf', upTo: 0.6 },
    { surface: 'stone', upTo: 0.9 },
    { surface: 'puddle', upTo: 1 },
  ],
  drips: 0.3,
  roof: 0,
  roofDrops: 0,
  outside: {},
  inside: {},
}

/** Under corrugated iron: the roof is nearer than all other rain, whose wash joins its blows. */
export const ON_TIN: RainPlace = {
  ...ON_LEAVES,
  wash: 0.9,
  weight: 0.2,
  middle: 0.2,
  near: 30,
  surfaces: [
    { surface: 'stone', upTo: 0.7 },
    { surface: 'puddle', upTo: 1 },
  ],
  drips: 0.9,
  roof: 1,
  roofDrops: 420,
  inside: {
    room: { t60: seconds(0.4), damping: 2600, size: 0.3, preDelay: seconds(0.004), level: 0.3 },
  },
}

/** Indoors: the glass keeps the rain's upper half out, and drops tap on the pane itself. */
export const AT_WINDOW: RainPlace = {
  ...ON_LEAVES,
  weight: 0.55,
  near: 16,
  gathered: 0.4,
  nearDrops: 18,
  surfaces: [
    { surface: 'glass', upTo: 0.9 },
    { surface: 'stone', upTo: 1 },
  ],
  drips: 0.12,
  outside: {
    through: (sampleRate) => [onePoleLowPass(520, sampleRate), lowPass(2400, sampleRate, 0.6)],
  },
  inside: {
    room: { t60: seconds(0.45), damping: 2200, size: 0.35, preDelay: seconds(0.006), level: 0.25 },
  },
}

/** Between walls, over stone slabs: water runs from the eaves into puddles. */
export const IN_COURTYARD: RainPlace = {
  ...ON_LEAVES,
  wash: 0.5,
  weight: 0.24,
  middle: 0.6,
  near: 18,
  nearDrops: 24,
  surfaces: [
    { surface: 'stone', upTo: 0.45 },
    { surface: 'puddle', upTo: 1 },
  ],
  drips: 1.8,
  outside: {
    through: (sampleRate) => [highPass(260, sampleRate), onePoleLowPass(2600, sampleRate)],
  },
  inside: {
    room: { t60: seconds(1.1), damping: 2800, size: 1, preDelay: seconds(0.018), level: 0.5 },
  },
}
