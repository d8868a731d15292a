import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Hertz, type Random, type Samples } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterCyclic, filterOnce, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { reverberate } from '../dsp/reverb.ts'
import {
  addStereo,
  fromDecibels,
  rootMeanSquare,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { MORNING_PLACES, type MorningPlace } from './bird-places.ts'
import { BIRD_SONGS, type BirdSong } from './bird-songs.ts'
import { raiseContrast } from './chorus-contrast.ts'
import { farMorning, outdoors, stillAir } from './garden.ts'
import { singKoel } from './koel-singing.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom } from './surroundings.ts'

const DURATION = seconds(96)
const CHARACTERS: UsualCharacters<'morning-birds'> = { birds: 50, koel: 0 }

/** One bird in its own place. */
type Singer = {
  song: BirdSong
  name: string
  pan: number
  /** Metres; sets level, air and echo. */
  distance: number
  tuning: number
  /** Mean seconds between its phrases. */
  rest: number
}

/** @param more birds than the place has of itself, as a factor */
const placeSingers = (
  context: RenderContext,
  crowd: 'near' | 'far',
  { near, far, guests, distance }: MorningPlace,
  more: number,
): Singer[] =>
  [...BIRD_SONGS, ...guests].flatMap((song) => {
    const random = context.random('place', crowd, song.name)
    const count = Math.round(
      more * (crowd === 'near' ? song.near * (near[song.name] ?? 1) : song.far * far),
    )
    return Array.from({ length: count }, (_, index) => ({
      song,
      name: `${crowd} ${song.name} ${index}`,
      pan: uniformBetween(-0.95, 0.95, random),
      distance:
        crowd === 'near' ? uniformBetween(...distance, random) : uniformBetween(25, 70, random),
      tuning: uniformBetween(0.93, 1.07, random),
      rest: song.rest * uniformBetween(0.8, 1.3, random),
    }))
  })

/**
 * Phrases of one bird around the loop. After each phrase the bird rests, never very briefly, so that
 * phrases do not pile up (a renewal process).
 */
const phraseTimes = (
  singer: Singer,
  length: Samples,
  sampleRate: Hertz,
  random: Random,
): number[] => {
  const count = Math.max(1, Math.round(length / sampleRate / singer.rest))
  const gaps = Array.from({ length: count }, () => 0.45 - 0.75 * Math.log(1 - 0.95 * random()))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  let at = random() * length
  return gaps.map((gap) => {
    at += (gap / total) * length
    return at
  })
}

const singAll = (context: RenderContext, singers: readonly Singer[]): Stereo => {
  const { length, sampleRate } = context
  const garden = silence(length)
  for (const singer of singers) {
    const random = context.random('song', singer.name)
    const air = [onePoleLowPass(18_000 / (1 + singer.distance / 30), sampleRate)]
    for (const at of phraseTimes(singer, length, sampleRate, random)) {
      const loudness =
        fromDecibels(singer.song.level + uniformBetween(-2.5, 1.5, random)) / singer.distance
      for (const note of singer.song.phrase(singer.tuning, sampleRate, random))
        placeStereo(garden, filterOnce(note.signal, air), {
          at: samples(at + note.at * sampleRate),
          factor: loudness * note.factor,
          pan: singer.pan,
          delay: samples(24),
        })
    }
  }
  return garden
}

/** A koel that joins the chorus. @param strength 0 to 1 */
const joinKoel = (context: RenderContext, morning: Stereo, strength: number): void => {
  const garden = silence(context.length)
  const random = context.random('koel')
  const start = random()
  const count = context.share(1 + 3 * strength)
  singKoel(
    context,
    {
      name: 'guest',
      pan: uniformBetween(-0.6, 0.6, random),
      level: 14 * strength - 8,
      air: 3000 + 2500 * strength,
      tuning: uniformBetween(0.96, 1.04, random),
      series: Array.from({ length: count }, (_, index) => start + index / count),
    },
    garden,
  )
  addStereo(morning, outdoors(garden, fromDecibels(-14), context.sampleRate))
}

/** The dawn chorus of an Indian garden. */
export const morningBirds: Recipe = {
  file: 'morning-birds',
  version: '1',
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
    addStereo(mist, far, 0.35)
    for (const channel of [mist.left, mist.right])
      filterCyclic(channel, [lowPass(place.mistUpTo, sampleRate)])
    addStereo(near, scaleStereoToLevel(mist, 1), fromDecibels(place.farLevel))
    if (place.valley) hearFrom({ room: place.valley }, near, sampleRate)
    const koel = lean('koel', { least: 0, usual: 0, most: 1 })
    if (koel > 0) joinKoel(context, near, koel)
    addStereo(near, stillAir(context, 900), fromDecibels(place.air))
    if (place.town !== undefined) addStereo(near, farMorning(context), fromDecibels(place.town))
    // Elsewhere, or with more birds or fewer, chance alone decides how far a call stands out.
    if (place.contrast && more === 1 && koel === 0) raiseContrast(near, sampleRate, place.contrast)
    return near
  },
}
