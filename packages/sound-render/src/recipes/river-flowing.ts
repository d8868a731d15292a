import { decibels, samples, seconds, type Random } from '@dhvani/units'
import { applyDrift, mapCurve, readCurve, wander, type Curve } from '../dsp/curve.ts'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { highPass, lowPass } from '../dsp/filters.ts'
import { bubble } from '../dsp/resonance.ts'
import {
  addStereo,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'

const DURATION = seconds(64)

/** A place where the water falls over a stone: its own side, bubble sizes and slow mood. */
type Spot = { pan: number; size: number; level: Curve; share: number }

const SPOTS = [
  { pan: -0.32, size: 0.85 },
  { pan: -0.17, size: 1.15 },
  { pan: 0.05, size: 1 },
  { pan: 0.17, size: 0.75 },
  { pan: 0.36, size: 1.25 },
]

const planSpots = (context: RenderContext): Spot[] =>
  SPOTS.map(({ pan, size }, index) => {
    const random = context.random('spot', index)
    const drift = wander({
      length: context.length,
      sampleRate: context.sampleRate,
      lowest: 0.05,
      highest: 0.4,
      slope: 0.5,
      random,
    })
    return {
      pan: pan + 0.1 * (random() - 0.5),
      size: size * uniformBetween(0.92, 1.08, random),
      share: uniformBetween(0.75, 1.25, random),
      level: mapCurve(drift, (value) => fromDecibels(0.2 * Math.max(-1.6, Math.min(1.6, value)))),
    }
  })

type Cloud = {
  name: string
  perSecond: number
  smallest: number
  largest: number
  /** Bubbles that each one calls forth on average: gurgles come in bunches (Hawkes process). */
  brood: number
  shapes: number
}

/** The sizes of the clouds reach into one another: a river has no gap between its pitches. */
const CLOUDS: Cloud[] = [
  { name: 'small', perSecond: 1500, smallest: 0.0003, largest: 0.0018, brood: 0.3, shapes: 500 },
  { name: 'medium', perSecond: 170, smallest: 0.0008, largest: 0.0038, brood: 0.35, shapes: 900 },
  { name: 'large', perSecond: 14, smallest: 0.002, largest: 0.0068, brood: 0.62, shapes: 450 },
]

/** Moments of a self-exciting process: each event brings `brood` more within 60 ms or so. */
const hawkesTimes = (
  count: number,
  length: number,
  brood: number,
  reach: number,
  random: Random,
) => {
  const times: number[] = []
  while (times.length < count) {
    let at = random() * length
    times.push(at)
    while (times.length < count && random() < brood) {
      at += -Math.log(1 - random()) * reach
      times.push(at % length)
    }
  }
  return times
}

const bubbleCloud = (context: RenderContext, cloud: Cloud, spots: readonly Spot[]): Stereo => {
  const { length, sampleRate } = context
  const random = context.random(cloud.name)
  const water = silence(length)
  const shapes = Array.from({ length: cloud.shapes }, (_, index) => {
    const radius =
      cloud.smallest * (cloud.largest / cloud.smallest) ** ((index + random()) / cloud.shapes)
    return { radius, signal: bubble(radius, logBetween(0.02, 0.2, random), sampleRate) }
  })
  const count = Math.round((cloud.perSecond * length) / sampleRate)
  for (const at of hawkesTimes(count, length, cloud.brood, 0.045 * sampleRate, random)) {
    const spot = spots[Math.floor(random() * spots.length)]!
    // Sizes thin out towards both ends of a cloud, so that no pitch marks its edge.
    const place = Math.min(0.999, ((random() + random()) / 2) ** (1 / spot.size))
    const shape = shapes[Math.floor(place * shapes.length)]!
    const strength = Math.exp(0.55 * Math.min(2.2, standardNormal(random)))
    placeStereo(water, shape.signal, {
      at: samples(at),
      factor:
        (random() < 0.5 ? -1 : 1) *
        spot.share *
        readCurve(spot.level, at / length) *
        strength *
        (shape.radius / cloud.largest) ** 0.7,
      pan: Math.max(-1, Math.min(1, spot.pan + 0.12 * standardNormal(random))),
      delay: samples(8),
    })
  }
  return scaleStereoToLevel(water, 1)
}

/** Water rubbing over itself between the stones. */
const turbulence = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const noise = diffuseNoise(context, 'turbulence', 0.85, [
    highPass(330, sampleRate, 0.5),
    lowPass(2600, sampleRate, 0.5),
  ])
  applyDrift(noise, context.wander('drift', { lowest: 0.3, highest: 12, slope: 0.25 }), 1.1)
  return scaleStereoToLevel(noise, 1)
}

/** Fine spray over everything: the part of a river that is almost rain. */
const spray = (context: RenderContext): Stereo =>
  scaleStereoToLevel(
    diffuseNoise(context, 'spray', 0.65, [
      highPass(1800, context.sampleRate, 0.5),
      lowPass(10_500, context.sampleRate, 0.5),
    ]),
    1,
  )

/** A clear river running over pebbles. */
export const riverFlowing: Recipe = {
  file: 'river-flowing',
  version: '3',
  defaultSeed: 7,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('river-flowing', DURATION, options)
    const spots = planSpots(context)
    const [small, medium, large] = CLOUDS.map((cloud) => bubbleCloud(context, cloud, spots))
    const river = scaleStereo(small!, 0.5)
    addStereo(river, medium!, 0.55)
    addStereo(river, large!, 0.19)
    addStereo(river, turbulence(context), 0.3)
    addStereo(river, spray(context), 0.26)
    return river
  },
}
