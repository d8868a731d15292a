import type { PlaceOf } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { applyDrift } from '../dsp/curve.ts'
import { highPass, onePoleLowPass } from '../dsp/filters.ts'
import type { Room } from '../dsp/reverb.ts'
import { scaleStereoToLevel, type Stereo } from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'

/** A seat in a coffee shop. Levels are linear. */
export type CoffeePlace = {
  readonly babble: number
  /** Tables of two, the nearest first: level in dB of a voice there; and how many sit farther away. */
  readonly nearTables: readonly number[]
  readonly farTables: number
  readonly laughs: number
  readonly crockery: number
  readonly handlingsPerMinute: number
  readonly knockBox: number
  readonly chairs: number
  readonly grinder: number
  readonly steam: number
  readonly walls: Room
  readonly wallsLevel: number
  readonly ventilation: number
  /** The street beside a terrace. */
  readonly street: number
  readonly sparrows: number
}

const AT_TABLE: CoffeePlace = {
  babble: 1,
  nearTables: [-0.5, -2.5],
  farTables: 13,
  laughs: 0.34,
  crockery: 12,
  handlingsPerMinute: 34,
  knockBox: 0.8,
  chairs: 0.35,
  grinder: 0.45,
  steam: 0.2,
  walls: { t60: seconds(0.7), damping: 3200, size: 0.45, preDelay: seconds(0.009) },
  wallsLevel: 0.42,
  // Recorded cafés have 0.29 of their power below 150 Hz; 0.74 gave 0.24.
  ventilation: 0.85,
  street: 0,
  sparrows: 0,
}

export const COFFEE_PLACES: Readonly<Record<PlaceOf<'coffee-shop'>, CoffeePlace>> = {
  table: AT_TABLE,
  // The machine works at arm's length, and the tables are behind it.
  counter: {
    ...AT_TABLE,
    babble: 0.42,
    nearTables: [],
    laughs: 0.12,
    crockery: 13,
    handlingsPerMinute: 46,
    knockBox: 1.1,
    chairs: 0.12,
    grinder: 0.8,
    steam: 0.62,
    wallsLevel: 0.22,
    ventilation: 0.3,
  },
  terrace: {
    ...AT_TABLE,
    babble: 0.55,
    nearTables: [0],
    farTables: 4,
    laughs: 0.2,
    crockery: 7,
    handlingsPerMinute: 20,
    knockBox: 0,
    grinder: 0,
    steam: 0,
    walls: { t60: seconds(0.35), damping: 2400, size: 0.7, preDelay: seconds(0.03) },
    wallsLevel: 0.08,
    ventilation: 0,
    street: 1.1,
    sparrows: 0.8,
  },
}

/** The street as a terrace has it: engines too far to be told apart. Unit power. */
export const farStreet = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const street = diffuseNoise(context, 'street', 0.5, [
    highPass(55, sampleRate),
    onePoleLowPass(150, sampleRate),
    onePoleLowPass(1800, sampleRate),
  ])
  applyDrift(street, context.wander('street drift', { lowest: 0.05, highest: 0.8, slope: 0.5 }), 2)
  return scaleStereoToLevel(street, 1)
}
