import type { Hertz } from './hertz.ts'
import { seconds, type Seconds } from './seconds.ts'
import type { Unit } from './unit.ts'

/**
 * A number of samples of one channel, or a place among them counted from the first. A length is
 * whole; a place may lie between two samples. The sample rate is named beside it.
 */
export type Samples = Unit<'samples'>

export const samples = (value: number): Samples => value as Samples

/** The whole number of samples nearest to a duration. @param sampleRate samples per second */
export const secondsToSamples = (duration: Seconds, sampleRate: Hertz): Samples =>
  samples(Math.round(duration * sampleRate))

/** How long some samples last. @param sampleRate samples per second */
export const samplesToSeconds = (count: Samples, sampleRate: Hertz): Seconds =>
  seconds(count / sampleRate)
