import type { BuiltInSoundId, Setting } from '@dhvani/catalogue'

/** What the page asks the worker for: a period of a sound. */
export type PeriodRequest = {
  /** All seeds come from this integer, the sound's id and the number of the period. */
  readonly hour: number
  readonly sound: BuiltInSoundId
  /** Place and characters; empty where the sound is as in its file. */
  readonly setting: Setting
  /** Whether a short period is wanted, at once. */
  readonly isShort: boolean
  /** Number of the period in the hour: 1 for the first whole one, 0 for every short one. */
  readonly index: number
  /** In hertz; a multiple of 25. */
  readonly sampleRate: number
  readonly targetLufs: number
  /** Whether one channel is wanted, which the engine plays left and, later, right. */
  readonly isTexture: boolean
}

/** What the worker answers: the samples, which are transferred, or why there are none. */
export type PeriodAnswer =
  | {
      readonly channels: readonly Float32Array<ArrayBuffer>[]
      /** Length of the passage into the period, in seconds. */
      readonly passage: number
    }
  | { readonly fault: string }

/**
 * What the worker posts: first that its code has arrived, then its answers. A silence after the first word is a worker
 * that hangs; one before it may be a slow line.
 */
export type PeriodNews<Answer = PeriodAnswer> = 'arrived' | Answer
