import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, seconds } from '@dhvani/units'
import type { Recipe } from '../recipe.ts'
import { createRenderContext } from './render-context.ts'
import { rainBed } from './rain-bed.ts'
import { AT_WINDOW, IN_COURTYARD, ON_LEAVES, ON_TIN, type RainPlace } from './rain-places.ts'
import { readSetting } from './read-setting.ts'

const DURATION = seconds(64)

const PLACES: Readonly<Record<PlaceOf<'rain'>, RainPlace>> = {
  leaves: ON_LEAVES,
  'tin-roof': ON_TIN,
  window: AT_WINDOW,
  courtyard: IN_COURTYARD,
}
const CHARACTERS: UsualCharacters<'rain'> = { heaviness: 50, 'near-drops': 50 }

/** Steady monsoon rain on leaves and stone. */
export const rain: Recipe = {
  file: 'rain',
  version: '2',
  defaultSeed: 11,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    // Heavier rain is more drops, and above all more of its weight; single drops drown in it.
    const heavier = lean('heaviness', { least: 0.55, usual: 1, most: 2.2 })
    return rainBed(createRenderContext('rain', DURATION, options), {
      ...place,
      wash: place.wash * lean('heaviness', { least: 0.45, usual: 1, most: 1.25 }),
      weight: place.weight * lean('heaviness', { least: 0.2, usual: 1, most: 2.6 }),
      middle: place.middle * lean('heaviness', { least: 0.6, usual: 1, most: 1 }),
      middleDrops: place.middleDrops * heavier,
      roofDrops: place.roofDrops * heavier,
      roof: place.roof * lean('heaviness', { least: 0.6, usual: 1, most: 1.15 }),
      near:
        place.near *
        lean('heaviness', { least: 0.7, usual: 1, most: 1 }) *
        lean('near-drops', { least: 1, usual: 1, most: 1.3 }),
      nearDrops:
        place.nearDrops *
        lean('heaviness', { least: 0.7, usual: 1, most: 1.2 }) *
        lean('near-drops', { least: 0, usual: 1, most: 2 }),
    })
  },
}
