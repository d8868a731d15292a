import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Decibels } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { addLayer, fromDecibels, scaleStereoToLevel, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { placeSingers, singAll } from './bird-crowd.ts'
import { MORNING_PLACES } from './bird-places.ts'
import { farMorning, OPEN_WIND_DEVIATION, outdoors, stillAir } from './garden.ts'
import { planSeries, singKoel, type Koel } from './koel-call.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'

const DURATION = seconds(96)

/** Where a koel is heard. */
type KoelPlace = {
  /** Low-pass of the near bird's distance, in hertz. */
  readonly air: number
  /** Level of the echoes of trees or walls, beside the calls. */
  readonly echo: Decibels
  /** Level of the far town's hum. */
  readonly town: Decibels
  /** Level of the wind; undefined where there is none. */
  readonly wind: Decibels | undefined
  /** Level of the other birds of the garden. */
  readonly birds: Decibels
  readonly around: Surroundings
}

const IN_MANGO_TREES: KoelPlace = {
  air: 6000,
  echo: decibels(-14),
  town: decibels(-54),
  wind: undefined,
  birds: decibels(-50),
  around: {},
}

const PLACES: Readonly<Record<PlaceOf<'koel-singing'>, KoelPlace>> = {
  'mango-trees': IN_MANGO_TREES,
  courtyard: {
    ...IN_MANGO_TREES,
    echo: decibels(-8),
    town: decibels(-38),
    around: {
      room: { t60: seconds(1.5), damping: 3800, size: 0.9, preDelay: seconds(0.02), level: 0.7 },
    },
  },
  fields: {
    ...IN_MANGO_TREES,
    air: 1900,
    echo: decibels(-5),
    // Between calls recorded gardens are 28 to 53 dB softer than all of the recording; this leaves 26.
    wind: decibels(-58),
    birds: decibels(-44),
  },
}
const CHARACTERS: UsualCharacters<'koel-singing'> = { calls: 50, answer: 50 }
/** Series of the near bird in a period. */
const SERIES = 5

/** How many of the garden's far birds sing around a koel, as a share of those of Morning Birds. */
const BIRDS_AROUND = 0.85

/** The birds of the garden behind the koel, all of them far off: its calls stand out of a morning, not of silence. */
const birdsAround = (context: RenderContext, level: Decibels): Stereo => {
  const singers = placeSingers(context, 'far', MORNING_PLACES.garden, BIRDS_AROUND)
  const birds = singAll(context, singers, samples(24))
  return scaleStereoToLevel(birds, fromDecibels(level))
}

/** A koel calling from the mango trees, and another that answers from the far side. */
export const koelSinging: Recipe = {
  file: 'koel-singing',
  version: '4',
  defaultSeed: 6,
  duration: DURATION,
  bitrate: 160,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('koel-singing', DURATION, options)
    const random = context.random('plan')
    const count = context.share(lean('calls', { least: 1, usual: SERIES, most: 8 }))
    const near = planSeries(context, count, random)
    const wished = lean('answer', { least: 0, usual: 2, most: 4 })
    const answers = Math.min(count, Math.round((wished * count) / SERIES))
    const birds: Koel[] = [
      { name: 'near', level: 0, air: place.air, tuning: 1, series: near },
      {
        name: 'far',
        level: lean('answer', { least: -35, usual: -23, most: -9 }),
        air: lean('answer', { least: 2600, usual: 2600, most: 4200 }),
        tuning: uniformBetween(0.945, 0.97, random),
        // It answers from across the garden, into the breaks, where the near bird listens.
        series: near.slice(0, answers).map(({ at, calls, pan }) => ({
          at: at + calls * 1.6 + uniformBetween(0.5, 2.5, random),
          calls: 5,
          pan: -4 * pan,
        })),
      },
    ]
    const garden = birdsAround(context, place.birds)
    for (const bird of birds) singKoel(context, bird, garden)
    const scene = outdoors(garden, fromDecibels(place.echo), context.sampleRate)
    hearFrom(place.around, scene, context.sampleRate)
    addLayer(scene, farMorning(context), fromDecibels(place.town))
    if (place.wind !== undefined)
      addLayer(scene, stillAir(context, 250, OPEN_WIND_DEVIATION), fromDecibels(place.wind))
    return scene
  },
}
