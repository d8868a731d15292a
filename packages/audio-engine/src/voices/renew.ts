import type { Seconds } from '@dhvani/units'
import type { SoundSource } from '../loading/sound-source.ts'

/** Another take of a sound. It follows the one that plays. */
export type Period = {
  /** One cyclic period, as long as the loop, or shorter for a chosen setting; one channel of a texture. */
  readonly buffer: AudioBuffer
  /** Length of the passage into it. The middle of the passage is where both periods begin. */
  readonly passage: Seconds
  /** In a shared hour: the rounds in which devices hear it, from the first one until before the last. */
  readonly rounds?: { readonly from: number; readonly until: number }
}

/**
 * Why a period is wanted.
 *
 * - `chosen`: the listener waits for another setting; a short period at once is better than a whole one later.
 * - `standing-in`: what plays comes round sooner than the loop, as a stand-in and a short period do.
 * - `routine`: the loop plays, and repeats where no period comes.
 */
export type Urgency = 'chosen' | 'standing-in' | 'routine'

/** What a voice asks for: its next period, or a short one of a new setting. */
export type PeriodNeed = {
  readonly sound: SoundSource
  /** Of the audio context, in hertz. */
  readonly sampleRate: number
  /** How long until the period that plays ends, which is the middle of the passage; 0 for a chosen setting. */
  readonly due: Seconds
  readonly urgency: Urgency
  /** In a shared hour: the round for which a whole period is wanted, counted from 0. */
  readonly round?: number
  /** In a shared hour: the first round of the period that plays. */
  readonly playing?: number | undefined
}

/**
 * Gives the next period of a sound, now or later. `undefined` and a rejection both mean that there is
 * none: the loop goes on, and the voice asks again before a later end. The giver reports its own failures.
 */
export type Renew = (need: PeriodNeed) => Promise<Period | undefined>
