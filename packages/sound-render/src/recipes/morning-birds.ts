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
import { BIRD_SONGS, type BirdSong } from './bird-songs.ts'
import { outdoors, stillAir } from './garden.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

const DURATION = seconds(96)

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

const placeSingers = (context: RenderContext, crowd: 'near' | 'far'): Singer[] =>
  BIRD_SONGS.flatMap((song) => {
    const random = context.random('place', crowd, song.name)
    const count = crowd === 'near' ? song.near : song.far
    return Array.from({ length: count }, (_, index) => ({
      song,
      name: `${crowd} ${song.name} ${index}`,
      pan: uniformBetween(-0.95, 0.95, random),
      distance: crowd === 'near' ? uniformBetween(7, 16, random) : uniformBetween(25, 70, random),
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

/** The dawn chorus of an Indian garden. */
export const morningBirds: Recipe = {
  file: 'morning-birds',
  version: '1',
  defaultSeed: 9,
  duration: DURATION,
  bitrate: 192,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('morning-birds', DURATION, options)
    const { sampleRate } = context
    const near = outdoors(
      singAll(context, placeSingers(context, 'near')),
      fromDecibels(-12),
      sampleRate,
    )
    const level = Math.max(rootMeanSquare(near.left), rootMeanSquare(near.right))
    scaleStereo(near, 1 / level)
    const far = singAll(context, placeSingers(context, 'far'))
    const mist = reverberate(
      far,
      { t60: seconds(1.6), damping: 3600, size: 2, preDelay: seconds(0.06) },
      sampleRate,
    )
    addStereo(mist, far, 0.35)
    for (const channel of [mist.left, mist.right])
      filterCyclic(channel, [lowPass(5600, sampleRate)])
    addStereo(near, scaleStereoToLevel(mist, 1), fromDecibels(-9.5))
    addStereo(near, stillAir(context, 900), fromDecibels(-23))
    return near
  },
}
