import { seconds, type Hertz } from '@dhvani/units'
import { fadeEnd } from '../beats/one-shot.ts'
import { filterOnce, highPass } from '../dsp/filters.ts'
import {
  slapBayanAt,
  strikeBayanAt,
  strikeDampedAt,
  strikeDayanAt,
  type StrokeAtSa,
} from './strokes-at-sa.ts'

/** How each stroke of the practice room's tabla is struck. */
const STRIKE = {
  na: (how: StrokeAtSa) => strikeDayanAt('na', how),
  ta: (how: StrokeAtSa) => strikeDayanAt('ta', how),
  tin: (how: StrokeAtSa) => strikeDayanAt('tin', how),
  tun: (how: StrokeAtSa) => strikeDayanAt('tun', how),
  te: (how: StrokeAtSa) => strikeDampedAt('te', how),
  ti: (how: StrokeAtSa) => strikeDampedAt('ti', how),
  ra: (how: StrokeAtSa) => strikeDampedAt('ra', how),
  ge: (how: StrokeAtSa) => strikeBayanAt('ge', how),
  ghe: (how: StrokeAtSa) => strikeBayanAt('ghe', how),
  ghin: (how: StrokeAtSa) => strikeBayanAt('ghin', how),
  gheen: (how: StrokeAtSa) => strikeBayanAt('gheen', how),
  ke: slapBayanAt,
} as const

export type KitStroke = keyof typeof STRIKE

/** Every stroke. */
export const KIT_STROKES = Object.keys(STRIKE) as readonly KitStroke[]

/** Takes of each stroke, from a soft hand to a firm one. */
export const KIT_TAKES = 3

const forceOf = (take: number) => 0.55 + (0.45 * (take - 1)) / (KIT_TAKES - 1)

/**
 * One stroke for a Sa, dry and in one channel; computed for that Sa, because a stroke that is played quicker
 * to sound higher is taken for another stroke.
 *
 * @param sa the dayan's tuning, as `dayanFrequency` of `@dhvani/riyaz` gives it
 * @param take 1 (soft) to {@link KIT_TAKES} (firm)
 */
export const renderStroke = (
  stroke: KitStroke,
  { sa, take, sampleRate }: { sa: Hertz; take: number; sampleRate: Hertz },
): Float32Array<ArrayBuffer> => {
  const signal = STRIKE[stroke]({ sa, take, force: forceOf(take), sampleRate })
  filterOnce(signal, [highPass(35, sampleRate)])
  return fadeEnd(signal, seconds(0.08), sampleRate) as Float32Array<ArrayBuffer>
}
