import { seededRandom, type Random } from '@dhvani/units'
import { filterCyclic, type Section } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { shareBetween, type Stereo } from '../dsp/stereo.ts'

/** What every layer of a recipe is made from. */
export type Stage = {
  readonly length: number
  readonly sampleRate: number
  /** A stream of chance of its own for every name. */
  random(...names: readonly (string | number)[]): Random
}

/** @param sound whose streams are meant; two sounds of one seed share nothing */
export const createStage = (
  sound: string,
  seconds: number,
  { seed, sampleRate }: { seed: number; sampleRate: number },
): Stage => ({
  length: Math.round(seconds * sampleRate),
  sampleRate,
  random: (...names) => seededRandom(sound, seed, ...names),
})

/**
 * A diffuse layer: filtered noise of two channels that share part of it.
 *
 * @param correlation of left and right, 0 to 1
 */
export const diffuseNoise = (
  stage: Stage,
  name: string,
  correlation: number,
  sections: readonly Section[],
): Stereo => {
  const channel = (side: string) => whiteNoise(stage.length, stage.random(name, side))
  const noise = shareBetween(
    { left: channel('left'), right: channel('right') },
    channel('middle'),
    correlation,
  )
  filterCyclic(noise.left, sections)
  filterCyclic(noise.right, sections)
  return noise
}
