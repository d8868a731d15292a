import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, hertz, samples, seconds } from '@dhvani/units'
import { uniformBetween, choose } from '../dsp/chance.ts'
import { placeCyclic, placeStereo } from '../dsp/events.ts'
import { bell, filterCyclic, filterStereo, highPass, lowPass } from '../dsp/filters.ts'
import { brownNoise } from '../dsp/noise.ts'
import { reverberate } from '../dsp/reverb.ts'
import { giveBack } from '../dsp/signals.ts'
import {
  addLayer,
  fromDecibels,
  panGains,
  scaleStereo,
  scaleStereoToLevel,
  scaleToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { BIRD_SONGS } from './bird-songs.ts'
import { crockery } from './coffee-crockery.ts'
import { COFFEE_PLACES, farStreet, type CoffeePlace } from './coffee-places.ts'
import { inviteTalker, planConversation } from './coffee-talk.ts'
import { chairs, grinder, knockBox, steam } from './coffee-things.ts'
import { renderLaugh, renderTalk } from './coffee-voices.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { nowAndThen } from './uneven-moments.ts'

const DURATION = seconds(96)
const LAUGHS = 6
const CHARACTERS: UsualCharacters<'coffee-shop'> = { crowd: 50, crockery: 50 }

/** Every table at once. Each voice is darker and softer the farther it sits. */
const babble = (
  context: RenderContext,
  { nearTables, farTables }: Pick<CoffeePlace, 'nearTables' | 'farTables'>,
): Stereo => {
  const { length, sampleRate } = context
  const room = silence(length)
  // Voices have next to nothing above what half the rate carries.
  const half = samples(Math.floor(length / 2))
  const rate = hertz(sampleRate / 2)
  const tables = silence(half)
  for (let index = 0; index < nearTables.length + farTables; index += 1) {
    const random = context.random('table', index)
    const nearness = nearTables[index]
    const talkers = [inviteTalker(random), inviteTalker(random)]
    const shift = random() * half
    const pan = uniformBetween(-0.45, 0.45, random)
    planConversation(talkers, half / rate, random).forEach((syllables, seat) => {
      const talk = renderTalk(talkers[seat]!, syllables, half, rate, random)
      const cut =
        nearness === undefined
          ? uniformBetween(1700, 3200, random)
          : uniformBetween(3900, 5400, random)
      filterCyclic(talk, [highPass(150, rate), lowPass(cut, rate)])
      const level = fromDecibels(
        (nearness ?? uniformBetween(-8, -3, random)) + uniformBetween(-1.5, 1.5, random),
      )
      const gains = panGains(pan + uniformBetween(-0.1, 0.1, random))
      placeCyclic(tables.left, talk, samples(shift), level * gains.left)
      placeCyclic(
        tables.right,
        talk,
        samples(shift + uniformBetween(-2, 2, random)),
        level * gains.right,
      )
      giveBack(talk)
    })
  }
  for (const side of ['left', 'right'] as const) {
    doubleRateInto(room[side], tables[side])
    giveBack(tables[side])
  }
  filterStereo(room, [bell(900, sampleRate, 0.5, -2.5), lowPass(9500, sampleRate)])
  return scaleStereoToLevel(room, 1)
}

/** Adds a loop of half the rate, with cubic interpolation between its samples. */
const doubleRateInto = (target: Float32Array, source: Float32Array): void => {
  const count = source.length
  for (let index = 0; index < count; index += 1) {
    const before = source[(index + count - 1) % count]!
    const here = source[index]!
    const next = source[(index + 1) % count]!
    const after = source[(index + 2) % count]!
    target[2 * index]! += here
    target[2 * index + 1]! += 0.5625 * (here + next) - 0.0625 * (before + after)
  }
}

const laughs = (context: RenderContext, wholePeriod: number): Stereo => {
  const { length, sampleRate } = context
  const room = silence(length)
  nowAndThen(context, 'laugh', context.share(wholePeriod), 2).forEach((at, index) => {
    const random = context.random('laugh', index)
    const laugh = renderLaugh(inviteTalker(random), sampleRate, random)
    placeStereo(room, scaleToLevel(laugh, 1), {
      at,
      factor: choose([1, 0.7, 0.5, 0.35], random),
      pan: uniformBetween(-0.5, 0.5, random),
      delay: samples(5),
    })
  })
  return room
}

/** The building breathing: fans and a fridge, and the air of everything that is warm or cold. */
const ventilation = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => brownNoise(length, sampleRate, context.random('air', name), 50)
  const air = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.8)
  filterStereo(air, [
    highPass(40, sampleRate),
    bell(98, sampleRate, 5, 6),
    lowPass(3800, sampleRate, 0.5),
  ])
  return scaleStereoToLevel(air, 1)
}

/** Sparrows under the tables of a terrace, waiting for crumbs. */
const sparrows = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const [sparrow] = BIRD_SONGS.filter(({ name }) => name === 'sparrow')
  const count = context.share(34)
  for (let index = 0; index < count; index += 1) {
    const random = context.random('sparrow', index)
    const at = random() * length
    const pan = uniformBetween(-0.9, 0.9, random)
    for (const note of sparrow?.phrase(uniformBetween(0.94, 1.06, random), sampleRate, random) ??
      [])
      placeStereo(heard, note.signal, {
        at: samples(at + note.at * sampleRate),
        factor: note.factor * uniformBetween(0.3, 1, random),
        pan,
        delay: samples(20),
      })
  }
  return heard
}

/** Low voices, cups and a hissing machine. */
export const coffeeShop: Recipe = {
  file: 'coffee-shop',
  version: '5',
  defaultSeed: 12,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting(
      { places: COFFEE_PLACES, characters: CHARACTERS },
      options.setting,
    )
    const context = createRenderContext('coffee-shop', DURATION, options)
    const { sampleRate } = context
    const crowded = (least: number, most: number) => lean('crowd', { least, usual: 1, most })
    const handled = (least: number, most: number) => lean('crockery', { least, usual: 1, most })
    const scene = babble(context, {
      nearTables: place.nearTables,
      farTables: Math.round(place.farTables * crowded(0.1, 1.8)),
    })
    scaleStereo(scene, place.babble * crowded(0.4, 1.5))
    addLayer(scene, laughs(context, LAUGHS * crowded(0.2, 2)), place.laughs)
    addLayer(
      scene,
      crockery(context, place.handlingsPerMinute * handled(0, 2.4)),
      place.crockery * handled(0.6, 1.4),
    )
    addLayer(scene, knockBox(context), place.knockBox)
    addLayer(scene, chairs(context), place.chairs)
    addLayer(scene, grinder(context), place.grinder)
    addLayer(scene, steam(context), place.steam)
    const walls = reverberate(scene, place.walls, sampleRate)
    addLayer(scene, scaleStereoToLevel(walls, place.wallsLevel))
    addLayer(scene, ventilation(context), place.ventilation)
    if (place.street > 0) addLayer(scene, farStreet(context), place.street)
    if (place.sparrows > 0) addLayer(scene, sparrows(context), place.sparrows)
    return scene
  },
}
