import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, seconds } from '@dhvani/units'
import { mapCurve } from '../dsp/curve.ts'
import { highPass, highShelf, onePoleLowPass } from '../dsp/filters.ts'
import { addLayer, scaleStereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { bambooStalks } from './bamboo.ts'
import { crickets } from './crickets.ts'
import { farCrowns, rustle } from './leaves.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'
import { bounded, lowWind, TURBULENCE, windPressure } from './wind.ts'

const DURATION = seconds(76.8)

/** Where the wind blows. Levels are linear. */
type WindyPlace = {
  readonly rustle: number
  readonly farCrowns: number
  readonly lowWind: number
  /** Up to where the low wind reaches, in hertz. */
  readonly lowWindUpTo: number
  /** Of the wind on the ear itself. */
  readonly pressure: number
  readonly stalks: number
  /** Of tree crickets. */
  readonly insects: number
  /** Between the leaves and the listener. */
  readonly leaves: Surroundings
}

const IN_TREES: WindyPlace = {
  rustle: 1,
  farCrowns: 0.62,
  lowWind: 0.24,
  lowWindUpTo: 330,
  pressure: 0.34,
  stalks: 0,
  insects: 0,
  leaves: {},
}

const PLACES: Readonly<Record<PlaceOf<'breeze'>, WindyPlace>> = {
  trees: IN_TREES,
  // Narrow leaves are thin and papery, and the stalks knock on each other.
  bamboo: {
    ...IN_TREES,
    rustle: 0.6,
    farCrowns: 0.2,
    pressure: 0.2,
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
    pressure: 0.7,
    leaves: { through: (sampleRate) => [onePoleLowPass(2600, sampleRate)] },
  },
  // The air is nearly still, or they would be silent.
  'night-insects': {
    ...IN_TREES,
    rustle: 0.16,
    farCrowns: 0.3,
    lowWind: 0.3,
    pressure: 0.08,
    insects: 0.5,
  },
}
const CHARACTERS: UsualCharacters<'breeze'> = { gusts: 50, leaves: 50 }

/** A soft wind in the leaves of tall trees. */
export const breeze: Recipe = {
  file: 'breeze',
  version: '3',
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
    addLayer(air, farCrowns(context, gusts), place.farCrowns * leafy)
    hearFrom(place.leaves, air, context.sampleRate)
    const windy = lean('leaves', { least: 1.4, usual: 1, most: 0.5 })
    addLayer(air, lowWind(context, gusts, place.lowWindUpTo), place.lowWind * windy)
    addLayer(air, windPressure(context, gusts), place.pressure * windy)
    if (place.stalks > 0) addLayer(air, bambooStalks(context, gusts), place.stalks)
    if (place.insects > 0) addLayer(air, crickets(context), place.insects)
    return air
  },
}
