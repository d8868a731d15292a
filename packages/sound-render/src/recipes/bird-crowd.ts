import { samples, type Hertz, type Random, type Samples } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { MorningPlace } from './bird-places.ts'
import { BIRD_SONGS, type BirdSong } from './bird-songs.ts'
import type { RenderContext } from './render-context.ts'

/** One bird in its own place. */
export type Singer = {
  song: BirdSong
  name: string
  pan: number
  /** Metres; sets level, air and echo. */
  distance: number
  tuning: number
  /** Mean seconds between its phrases. */
  rest: number
}

/**
 * The birds of a place, each at its own spot.
 *
 * @param more birds than the place has of itself, as a factor
 */
export const placeSingers = (
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

/**
 * All that these birds sing in a period, louder the nearer they are.
 *
 * @param later  how much later the far ear hears a bird all on one side. On one loudspeaker few birds at fixed places would take
 *   their own octaves away by it (docs/decisions/287-level-tells-the-side.md).
 */
export const singAll = (
  context: RenderContext,
  singers: readonly Singer[],
  later: Samples = samples(0),
): Stereo => {
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
          delay: later,
        })
    }
  }
  return garden
}
