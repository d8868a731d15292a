import {
  secondsToSamples,
  seededRandom,
  type Hertz,
  type Random,
  type Samples,
  type Seconds,
} from '@dhvani/units'
import { wander, type Curve, type Wander } from '../dsp/curve.ts'
import { filterCyclic, type Section } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { shareBetween, type Stereo } from '../dsp/stereo.ts'

type Pace = Pick<Wander, 'lowest' | 'highest' | 'slope'>

/** What every layer of a recipe is made from. */
export type RenderContext = {
  readonly length: Samples
  readonly sampleRate: Hertz
  /** A stream of chance of its own for every name. */
  random(...names: readonly (string | number)[]): Random
  /** A slow, cyclic unrest of the whole loop, with a stream of chance of its own. */
  wander(name: string | readonly (string | number)[], pace: Pace): Curve
}

/** @param sound names the streams of chance: two sounds with the same seed share none */
export const createRenderContext = (
  sound: string,
  duration: Seconds,
  { seed, sampleRate }: { seed: number; sampleRate: Hertz },
): RenderContext => {
  const length = secondsToSamples(duration, sampleRate)
  const random: RenderContext['random'] = (...names) => seededRandom(sound, seed, ...names)
  return {
    length,
    sampleRate,
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
  filterCyclic(noise.left, sections)
  filterCyclic(noise.right, sections)
  return noise
}
