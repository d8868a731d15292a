import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, seconds } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { filterStereo, lowPass } from '../dsp/filters.ts'
import { reverberate } from '../dsp/reverb.ts'
import {
  addLayer,
  fromDecibels,
  rootMeanSquare,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { placeSingers, singAll } from './bird-crowd.ts'
import { MORNING_PLACES } from './bird-places.ts'
import { raiseContrast } from './chorus-contrast.ts'
import { farMorning, outdoors, stillAir } from './garden.ts'
import { planSeries, singKoel } from './koel-call.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom } from './surroundings.ts'

const DURATION = seconds(96)
const CHARACTERS: UsualCharacters<'morning-birds'> = { birds: 50, koel: 0 }

/** A koel that joins the chorus. @param strength 0 to 1 */
const joinKoel = (context: RenderContext, morning: Stereo, strength: number): void => {
  const garden = silence(context.length)
  const random = context.random('koel')
  const count = context.share(1 + 3 * strength)
  singKoel(
    context,
    {
      name: 'guest',
      level: 15 * strength - 9,
      air: 3000 + 2500 * strength,
      tuning: uniformBetween(0.96, 1.04, random),
      series: planSeries(context, count, random),
    },
    garden,
  )
  addLayer(morning, outdoors(garden, fromDecibels(-14), context.sampleRate))
}

/** The dawn chorus of an Indian garden. */
export const morningBirds: Recipe = {
  file: 'morning-birds',
  version: '2',
  defaultSeed: 9,
  duration: DURATION,
  bitrate: 192,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting(
      { places: MORNING_PLACES, characters: CHARACTERS },
      options.setting,
    )
    const context = createRenderContext('morning-birds', DURATION, options)
    const { sampleRate } = context
    const more = lean('birds', { least: 0.25, usual: 1, most: 2.4 })
    const near = outdoors(
      singAll(context, placeSingers(context, 'near', place, more)),
      fromDecibels(place.echo),
      sampleRate,
    )
    const level = Math.max(rootMeanSquare(near.left), rootMeanSquare(near.right))
    scaleStereo(near, 1 / level)
    const far = singAll(context, placeSingers(context, 'far', place, more))
    const mist = reverberate(far, place.mist, sampleRate)
    addLayer(mist, far, 0.35)
    filterStereo(mist, [lowPass(place.mistUpTo, sampleRate)])
    addLayer(near, scaleStereoToLevel(mist, 1), fromDecibels(place.farLevel))
    if (place.valley) hearFrom({ room: place.valley }, near, sampleRate)
    const koel = lean('koel', { least: 0, usual: 0, most: 1 })
    if (koel > 0) joinKoel(context, near, koel)
    addLayer(near, stillAir(context, 900, place.unrest), fromDecibels(place.air))
    if (place.town !== undefined) addLayer(near, farMorning(context), fromDecibels(place.town))
    // Elsewhere, or with more birds or fewer, chance alone decides how far a call stands out.
    if (place.contrast && more === 1 && koel === 0) raiseContrast(near, sampleRate, place.contrast)
    return near
  },
}
