import {
  secondsToSamples,
  seededRandom,
  type Hertz,
  type Random,
  type Samples,
  type Seconds,
} from '@dhvani/units'
import { wander, type Curve, type Wander } from '../dsp/curve.ts'
import { filterStereo, type Section } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { shareBetween, type Stereo } from '../dsp/stereo.ts'
import type { TakeOptions } from '../recipe.ts'

type Pace = Pick<Wander, 'lowest' | 'highest' | 'slope'>

/** What every layer of a recipe is made from. */
export type RenderContext = {
  readonly length: Samples
  readonly sampleRate: Hertz
  readonly duration: Seconds
  /** As many of a whole period's events as this period has room for: at least one, if there are any. */
  share(wholePeriod: number): number
  /** A stream of chance of its own for every name. */
  random(...names: readonly (string | number)[]): Random
  /** A slow, cyclic unrest of the whole loop, with a stream of chance of its own. */
  wander(name: string | readonly (string | number)[], pace: Pace): Curve
}

/**
 * @param sound names the streams of chance: two sounds with the same seed share none
 * @param wholePeriod how long a period of the sound is
 */
export const createRenderContext = (
  sound: string,
  wholePeriod: Seconds,
  { seed, sampleRate, duration = wholePeriod }: Omit<TakeOptions, 'setting'>,
): RenderContext => {
  const length = secondsToSamples(duration, sampleRate)
  const random: RenderContext['random'] = (...names) => seededRandom(sound, seed, ...names)
  return {
    length,
    sampleRate,
    duration,
    share: (events) =>
      duration === wholePeriod
        ? Math.round(events)
        : Math.max(Math.min(1, Math.ceil(events)), Math.round((events * duration) / wholePeriod)),
    random,
    wander: (name, pace) =>
      wander({ length, sampleRate, ...pace, random: random(...[name].flat()) }),
  }
}

/**
 * A diffuse layer: filtered noise of two channels that share part of it.
 *
 * @param correlation of left and right, 0 to 1
 */
export const diffuseNoise = (
  context: RenderContext,
  name: string,
  correlation: number,
  sections: readonly Section[],
): Stereo => {
  const channel = (side: string) => whiteNoise(context.length, context.random(name, side))
  const noise = shareBetween(
    { left: channel('left'), right: channel('right') },
    channel('middle'),
    correlation,
  )
  return filterStereo(noise, sections)
}
