import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Random } from '@dhvani/units'
import { applyDrift, mapCurve, readCurve, wander, type Curve } from '../dsp/curve.ts'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { bell, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { bubble } from '../dsp/resonance.ts'
import {
  addLayer,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'

const DURATION = seconds(64)

/** Water at one place: levels of its layers, linear. */
type RiverPlace = {
  readonly small: number
  readonly medium: number
  readonly large: number
  readonly turbulence: number
  readonly spray: number
  /** Falling water, which roars. */
  readonly fall: number
  readonly around: Surroundings
}

const PLACES: Readonly<Record<PlaceOf<'river-flowing'>, RiverPlace>> = {
  // Water's own noise carries more than its bubbles: a recorded river has 0.59 of its power from 250 Hz to 2 kHz, and its
  // level deviates by 1.2 dB in 50 ms. Bubbles alone gave 0.53, mostly above 1 kHz, and 1.4 dB.
  pebbles: {
    small: 0.5,
    medium: 0.55,
    large: 0.19,
    turbulence: 0.45,
    spray: 0.26,
    fall: 0,
    around: {},
  },
  weir: {
    small: 0.2,
    medium: 0.16,
    large: 0.16,
    turbulence: 0.5,
    spray: 0.26,
    fall: 0.9,
    around: {},
  },
  // The arch keeps what is low, and gives it back.
  bridge: {
    small: 0.22,
    medium: 0.6,
    large: 0.42,
    turbulence: 0.3,
    spray: 0.05,
    fall: 0,
    around: {
      through: (sampleRate) => [bell(420, sampleRate, 0.7, 3), onePoleLowPass(2300, sampleRate)],
      room: { t60: seconds(1.9), damping: 2600, size: 0.9, preDelay: seconds(0.012), level: 0.55 },
    },
  },
}
const CHARACTERS: UsualCharacters<'river-flowing'> = { size: 50, stones: 50 }

/** A place where the water falls over a stone. */
type Spot = {
  /** -1 (left) to 1 (right). */
  pan: number
  /** Above 1 its bubbles are larger than usual, below 1 smaller. */
  size: number
  /** Linear level over the loop. */
  level: Curve
  /** Linear level beside the other spots. */
  share: number
}

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
  /** Bubbles in a second. */
  perSecond: number
  /** Radii in metres. */
  smallest: number
  largest: number
  /** Bubbles that each one calls forth on average: gurgles come in bunches (Hawkes process). */
  brood: number
  /** Different bubbles that are rendered; each is heard many times, at its own level and side. */
  shapes: number
}

/** The sizes of the clouds reach into one another: a river has no gap between its pitches. */
const CLOUDS: Cloud[] = [
  { name: 'small', perSecond: 1500, smallest: 0.0003, largest: 0.0018, brood: 0.3, shapes: 500 },
  { name: 'medium', perSecond: 170, smallest: 0.0008, largest: 0.0038, brood: 0.35, shapes: 900 },
  { name: 'large', perSecond: 14, smallest: 0.002, largest: 0.0068, brood: 0.62, shapes: 450 },
]

/**
 * Moments, in samples, of a self-exciting process: each event is followed by another with the chance
 * `brood`.
 *
 * @param reach mean distance from an event to the one that it brings, in samples
 */
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

/** A sheet of water that falls into its own pool. */
const fallingWater = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const roar = diffuseNoise(context, 'fall', 0.6, [
    highPass(120, sampleRate),
    onePoleLowPass(900, sampleRate),
    onePoleLowPass(4200, sampleRate),
  ])
  applyDrift(roar, context.wander('fall drift', { lowest: 0.2, highest: 6, slope: 0.4 }), 0.9)
  return scaleStereoToLevel(roar, 1)
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
  version: '4',
  defaultSeed: 7,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('river-flowing', DURATION, options)
    // A large river roars and gurgles low; stones make it chatter.
    const size = (least: number, most: number) => lean('size', { least, usual: 1, most })
    const stones = (least: number, most: number) => lean('stones', { least, usual: 1, most })
    const spots = planSpots(context)
    const [small, medium, large] = CLOUDS.map((cloud) => bubbleCloud(context, cloud, spots))
    const river = scaleStereo(small!, place.small * stones(0.45, 1.5))
    addLayer(river, medium!, place.medium * stones(0.15, 2.2))
    addLayer(river, large!, place.large * size(0.25, 3))
    addLayer(river, turbulence(context), place.turbulence * size(0.3, 3))
    addLayer(river, spray(context), place.spray)
    // A smaller river falls more softly; a larger one roars by its turbulence.
    const fall = place.fall + size(0, 1) - 1
    if (fall > 0) addLayer(river, fallingWater(context), fall)
    hearFrom(place.around, river, context.sampleRate)
    return river
  },
}
