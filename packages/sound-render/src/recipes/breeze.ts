import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, seconds } from '@dhvani/units'
import { applyGain, delayCurve, mapCurve, readCurve, type Curve } from '../dsp/curve.ts'
import { filterCyclic, highPass, highShelf, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { pinkNoise } from '../dsp/noise.ts'
import {
  addStereo,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  shareBetween,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { farCrowns, rustle } from './leaves.ts'
import { bambooStalks } from './bamboo.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'

const DURATION = seconds(76.8)

/** Where the wind blows. Levels are linear. */
type WindyPlace = {
  readonly rustle: number
  readonly farCrowns: number
  readonly lowWind: number
  /** Up to where the low wind reaches, in hertz. */
  readonly lowWindUpTo: number
  readonly stalks: number
  /** Between the leaves and the listener. */
  readonly leaves: Surroundings
}

const IN_TREES: WindyPlace = {
  rustle: 1,
  farCrowns: 0.62,
  lowWind: 0.24,
  lowWindUpTo: 330,
  stalks: 0,
  leaves: {},
}

const PLACES: Readonly<Record<PlaceOf<'breeze'>, WindyPlace>> = {
  trees: IN_TREES,
  // Narrow leaves are thin and papery, and the stalks knock on each other.
  bamboo: {
    ...IN_TREES,
    rustle: 0.6,
    farCrowns: 0.2,
    stalks: 0.42,
    leaves: {
      through: (sampleRate) => [
        highPass(1500, sampleRate, 0.6),
        highShelf(5000, sampleRate, 0.7, 3),
      ],
    },
  },
  field: {
    ...IN_TREES,
    rustle: 0.16,
    farCrowns: 0.42,
    lowWind: 1.1,
    lowWindUpTo: 620,
    leaves: { through: (sampleRate) => [onePoleLowPass(2600, sampleRate)] },
  },
}
const CHARACTERS: UsualCharacters<'breeze'> = { gusts: 50, leaves: 50 }

/**
 * Turbulence falls with frequency to the power -5/3 in power (Kolmogorov), hence -5/6 in amplitude.
 */
const TURBULENCE = { lowest: 0.025, highest: 0.55, slope: 5 / 6 }

/** How far a curve of unit variance may go: no gust that startles, no lull that is silent. */
const bounded = (value: number): number => Math.max(-2, Math.min(2, value))

/** The wind itself, low and soft: partly the gusts that the leaves feel, partly its own. */
const lowWind = (context: RenderContext, gusts: Curve, upTo: number): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => pinkNoise(length, sampleRate, context.random('wind', name))
  const wind = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.5)
  const own = context.wander('low gusts', TURBULENCE)
  // Above the trees the gust comes first.
  const shared = delayCurve(gusts, -0.4 / context.duration)
  for (const side of ['left', 'right'] as const) {
    const buffet = context.wander(['buffet', side], { lowest: 0.5, highest: 3, slope: 0.4 })
    filterCyclic(wind[side], [highPass(55, sampleRate), lowPass(upTo, sampleRate, 0.5)])
    applyGain(
      wind[side],
      mapCurve(shared, (value, phase) =>
        fromDecibels(
          2.2 * bounded(value) +
            1.8 * bounded(readCurve(own, phase)) +
            1.3 * readCurve(buffet, phase),
        ),
      ),
    )
  }
  return scaleStereoToLevel(wind, 1)
}

/** A soft wind in the leaves of tall trees. */
export const breeze: Recipe = {
  file: 'breeze',
  version: '2',
  defaultSeed: 3,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('breeze', DURATION, options)
    const gusty = lean('gusts', { least: 0.15, usual: 1, most: 1.9 })
    const gusts = mapCurve(context.wander('gusts', TURBULENCE), (value) => gusty * bounded(value))
    const leafy = lean('leaves', { least: 0.1, usual: 1, most: 1.5 })
    const air = scaleStereo(rustle(context, gusts), place.rustle * leafy)
    addStereo(air, farCrowns(context, gusts), place.farCrowns * leafy)
    hearFrom(place.leaves, air, context.sampleRate)
    addStereo(
      air,
      lowWind(context, gusts, place.lowWindUpTo),
      place.lowWind * lean('leaves', { least: 1.4, usual: 1, most: 0.5 }),
    )
    if (place.stalks > 0) addStereo(air, bambooStalks(context, gusts), place.stalks)
    return air
  },
}
