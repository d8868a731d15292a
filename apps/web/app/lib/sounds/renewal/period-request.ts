import { SOUND_LOUDNESS, type BuiltInSound } from '@dhvani/catalogue'
import type { PeriodRequest } from './period-protocol.ts'

/** Recipes are tuned for these rates; at any other the browser resamples. */
const RATES: readonly number[] = [44_100, 48_000]

type PeriodChoice = Pick<PeriodRequest, 'hour' | 'setting' | 'sampleRate'> & {
  /** Number of a whole period in its hour; left out for a short one. */
  readonly index?: number
}

/** @returns what the worker is asked for; the sample rate is one that recipes are tuned for */
export const requestOf = (
  { id, file, isTexture }: BuiltInSound,
  { hour, setting, index, sampleRate }: PeriodChoice,
): PeriodRequest => ({
  sound: id,
  hour,
  setting,
  isShort: index === undefined,
  index: index ?? 0,
  isTexture,
  sampleRate: RATES.includes(sampleRate) ? sampleRate : 44_100,
  targetLufs: SOUND_LOUDNESS[file].target,
})
