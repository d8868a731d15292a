import { samples, type Hertz, type Random } from '@dhvani/units'
import { applyGain, delayCurve, mapCurve, readCurve, type Curve } from '../dsp/curve.ts'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { bandPass, filterOnce, highPass, highShelf, lowPass } from '../dsp/filters.ts'
import {
  fromDecibels,
  peakOf,
  scale,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'

/** Where a crown stands: side, seconds until the gust reaches it, level in dB. */
type Crown = { pan: number; delay: number; level: number }

const CROWNS: readonly Crown[] = [
  { pan: -0.8, delay: 0.2, level: 0 },
  { pan: -0.55, delay: 0.6, level: -2 },
  { pan: -0.2, delay: 1.1, level: -4 },
  { pan: 0.15, delay: 0.8, level: -4 },
  { pan: 0.5, delay: 1.3, level: -1.5 },
  { pan: 0.85, delay: 1, level: -0.5 },
]

/** Leaves by size: pitch of their touch (hertz), its length (seconds), level (dB), their share. */
const SIZES = [
  { low: 650, high: 2100, shortest: 0.0028, longest: 0.01, level: -1, share: 0.27 },
  { low: 1900, high: 7500, shortest: 0.0014, longest: 0.0056, level: 0, share: 0.6 },
  { low: 7500, high: 12_000, shortest: 0.0007, longest: 0.0028, level: 0, share: 0.13 },
]

/**
 * Twigs that move in a crown each second, in an even wind: some ten thousand touches of all crowns, which fuse to a
 * rustle. A tenth of them could be counted, as drops or sparks can.
 */
const TWIGS_PER_SECOND = 130
/** How many leaves of a twig touch, at the least and at the most, and seconds between two of them. */
const [FEWEST_TOUCHES, MOST_TOUCHES, BETWEEN_TOUCHES] = [6, 24, 0.008]
/** How far twigs differ in level, in dB. */
const DIFFERENCE_OF_TWIGS = 1.2
/** By how much a twig is louder for each strength of the wind, in dB. */
const LOUDER = 1.2
/** So much more strength of the wind moves ten times as many twigs. */
const STRENGTH_FOR_TENFOLD = 9
/** In a wind of this strength all twigs move. */
const STRONGEST = 5.5
/**
 * What a crown feels: the gust of all crowns, its own, and the sway of its branches, which swing by themselves about
 * once a second. Leaves of each size flutter in a wind of their own, since the heavy ones need more of it.
 */
const GUST = 1
const OWN = { share: 0.8, pace: { lowest: 0.05, highest: 1.4, slope: 0.5 } }
const SWAY = { share: 1.1, pace: { lowest: 0.4, highest: 1.8, slope: 0 } }
const FLUTTER = { share: 1.3, pace: { lowest: 0.1, highest: 1.5, slope: 0.3 } }
/** A curve of unit variance moves a twig by no more. */
const bounded = (value: number): number => Math.max(-1.6, Math.min(1.6, value))
/** A touch is followed so many of its lengths long: what is left of it then is 32 dB softer. */
const FOLLOWED = 1.5
/** Shapes of a touch that are drawn from; each is placed at its own level. */
const SHAPES_PER_SIZE = 90

/** One leaf that touches another: a grain of noise at the leaf's own pitch, unit peak. */
export const leafTouch = (
  { low, high, shortest, longest }: (typeof SIZES)[number],
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const length = logBetween(shortest, longest, random) * sampleRate
  const touch = new Float32Array(Math.round(FOLLOWED * length))
  const attack = Math.max(2, uniformBetween(0.08, 0.5, random) * length)
  for (let at = 0; at < touch.length; at += 1) {
    const fall = Math.exp((-2.6 * Math.max(0, at - attack)) / length)
    touch[at] = (2 * random() - 1) * Math.min(1, at / attack) * fall
  }
  filterOnce(touch, [
    bandPass(logBetween(low, high, random), sampleRate, uniformBetween(0.6, 1.6, random)),
  ])
  return scale(touch, 1 / peakOf(touch))
}

/**
 * The rustle of six crowns: twigs that the wind moves, each a run of leaves that touch. A gust moves
 * more twigs, and each a little harder, when it has reached the crown.
 *
 * @param gusts of unit variance, at most 2 from 0
 * @returns unit power
 */
export const rustle = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const crowns = silence(length)
  const duration = length / sampleRate
  const shapes = SIZES.map((size, index) => {
    const random = context.random('touch', index)
    return Array.from({ length: SHAPES_PER_SIZE }, () => leafTouch(size, sampleRate, random))
  })
  CROWNS.forEach(({ pan, delay, level }, index) => {
    const random = context.random('crown', index)
    const own = context.wander(['own gusts', index], OWN.pace)
    const sway = context.wander(['sway', index], SWAY.pace)
    const flutter = SIZES.map((_, size) => context.wander(['flutter', index, size], FLUTTER.pace))
    const reached = delayCurve(gusts, (delay * uniformBetween(0.85, 1.15, random)) / duration)
    const strengthAt = (phase: number, size: number) =>
      GUST * readCurve(reached, phase) +
      OWN.share * bounded(readCurve(own, phase)) +
      SWAY.share * bounded(readCurve(sway, phase)) +
      FLUTTER.share * bounded(readCurve(flutter[size]!, phase))
    // As many tries as the strongest wind needs; a weaker one moves fewer of the twigs.
    const tries = Math.round(TWIGS_PER_SECOND * duration * 10 ** (STRONGEST / STRENGTH_FOR_TENFOLD))
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const phase = random()
      const pick = random()
      const size = pick < SIZES[0]!.share ? 0 : pick < 1 - SIZES[2]!.share ? 1 : 2
      const strength = strengthAt(phase, size)
      if (random() > 10 ** ((strength - STRONGEST) / STRENGTH_FOR_TENFOLD)) continue
      const touches = FEWEST_TOUCHES + Math.floor((MOST_TOUCHES + 1 - FEWEST_TOUCHES) * random())
      const side = Math.max(-1, Math.min(1, pan + 0.15 * standardNormal(random)))
      const twig = fromDecibels(
        level +
          SIZES[size]!.level +
          LOUDER * Math.min(strength, STRONGEST) +
          DIFFERENCE_OF_TWIGS * standardNormal(random),
      )
      let at = phase * length
      for (let touch = 0; touch < touches; touch += 1) {
        const shape = shapes[size]![Math.floor(random() * SHAPES_PER_SIZE)]!
        placeStereo(crowns, shape, {
          at: samples(at),
          factor: (random() < 0.5 ? -1 : 1) * twig * logBetween(0.25, 1, random),
          pan: side,
          delay: samples(10),
        })
        at -= Math.log(1 - random()) * BETWEEN_TOUCHES * sampleRate
      }
    }
  })
  return scaleStereoToLevel(crowns, 1)
}

/** Crowns too far away for single leaves, in the same gusts a little later. Unit power. */
export const farCrowns = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const crowns = diffuseNoise(context, 'far crowns', 0.4, [
    highPass(1000, sampleRate),
    highShelf(7000, sampleRate, 0.7, -3),
    lowPass(11_000, sampleRate),
  ])
  for (const side of ['left', 'right'] as const) {
    const own = context.wander(['far gusts', side], { lowest: 0.05, highest: 1.5, slope: 0.5 })
    const reached = delayCurve(gusts, ((side === 'left' ? 1.2 : 1.9) * sampleRate) / length)
    applyGain(
      crowns[side],
      mapCurve(reached, (value, phase) => fromDecibels(1.7 * value + 1.1 * readCurve(own, phase))),
    )
  }
  return scaleStereoToLevel(crowns, 1)
}
