import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { samples, seconds } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { curveFrom, applyStereoGain } from '../dsp/curve.ts'
import { filterStereo, highShelf } from '../dsp/filters.ts'
import { addLayer, panGains, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { ceilingFan } from './ceiling-fan.ts'
import { noiseOf } from './noise-colours.ts'
import { rain } from './rain.ts'
import { rainBed } from './rain-bed.ts'
import { ON_LEAVES, type RainPlace } from './rain-places.ts'
import { readSetting, type Chosen } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

/** A wash, and how loud the bowls in it are, linear. */
type Wash = { readonly bed: RainPlace; readonly bowls: number }

/** A place without rain. */
type Steady = { readonly steady: (context: RenderContext) => Stereo }

const PLACES: Readonly<Record<PlaceOf<'high-frequency'>, Wash | Steady>> = {
  rain: { bed: ON_LEAVES, bowls: 0 },
  waterfall: {
    bed: { ...ON_LEAVES, weight: 0.7, middle: 0.1, near: 0, drips: 0 },
    bowls: 0,
  },
  // The wash is outside; water drips from the roof into the hall, and each drop is heard out. Near drops are not scaled to a
  // power, and so few have to stand over the wash: hence 120.
  temple: {
    bed: {
      ...ON_LEAVES,
      wash: 0.3,
      weight: 0.08,
      middle: 0.12,
      near: 120,
      gathered: 1,
      nearDrops: 0.8,
      surfaces: [{ surface: 'puddle', upTo: 1 }],
      drips: 2,
      inside: {
        room: { t60: seconds(3.2), damping: 5200, size: 1.9, preDelay: seconds(0.03), level: 0.8 },
      },
    },
    bowls: 0.15,
  },
  'white-noise': { steady: (context) => noiseOf(context, 'white') },
  'pink-noise': { steady: (context) => noiseOf(context, 'pink') },
  'brown-noise': { steady: (context) => noiseOf(context, 'brown') },
  'ceiling-fan': { steady: ceilingFan },
}
const CHARACTERS: UsualCharacters<'high-frequency'> = { colour: 50, drops: 50 }

/** Hertz of the partials of three singing bowls, high enough to lie in the wash. */
const BOWLS = [
  [1244, 2489, 3950],
  [1661, 3322, 5270],
  [2217, 4435, 7030],
]

/**
 * Bowls that are rubbed, not struck: they swell and sink, and each beats slowly with itself. Their
 * partials have whole cycles in a loop. Unit power.
 */
const singingBowls = (context: RenderContext): Stereo => {
  const { length, sampleRate, duration } = context
  const heard = silence(length)
  BOWLS.forEach((partials, index) => {
    const random = context.random('bowl', index)
    const bowl = silence(length)
    const { left, right } = panGains(uniformBetween(-0.7, 0.7, random))
    partials.forEach((frequency, partial) => {
      const beat = Math.max(1, Math.round(duration * uniformBetween(0.4, 1.1, random)))
      const cycles = Math.round(frequency * duration)
      const level = 0.45 ** partial
      const step = (2 * Math.PI * cycles) / length
      const other = (2 * Math.PI * (cycles + beat)) / length
      for (let at = 0; at < length; at += 1) {
        const value = level * (Math.sin(step * at) + 0.7 * Math.sin(other * at))
        bowl.left[at]! += left * value
        bowl.right[at]! += right * value
      }
    })
    const turns = Math.max(1, Math.round(duration / 14))
    const start = random()
    const swell = curveFrom(samples(length), (phase) => {
      const wave = 0.5 - 0.5 * Math.cos(2 * Math.PI * (turns * phase + start))
      return 0.12 + 0.88 * wave * wave
    })
    addLayer(heard, applyStereoGain(bowl, swell))
  })
  filterStereo(heard, [highShelf(6000, sampleRate, 0.7, -6)])
  return scaleStereoToLevel(heard, 1)
}

type Lean = Chosen<Wash | Steady, 'colour' | 'drops'>['lean']

const washOf = (context: RenderContext, { bed }: Wash, lean: Lean): Stereo =>
  rainBed(context, {
    ...bed,
    middle: bed.middle * lean('drops', { least: 0.05, usual: 1, most: 1.8 }),
    near: bed.near * lean('drops', { least: 0, usual: 1, most: 1.6 }),
    drips: bed.drips * lean('drops', { least: 0, usual: 1, most: 2 }),
  })

/** A bright, steady wash. Its file is the rain's, and so is a take that is as in the file. */
export const highFrequency: Recipe = {
  ...rain,
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('rain', rain.duration, options)
    const heard = 'steady' in place ? place.steady(context) : washOf(context, place, lean)
    const brighter = lean('colour', { least: -12, usual: 0, most: 12 })
    if (brighter !== 0) filterStereo(heard, [highShelf(2200, context.sampleRate, 0.5, brighter)])
    if ('bowls' in place && place.bowls > 0) addLayer(heard, singingBowls(context), place.bowls)
    return heard
  },
}
