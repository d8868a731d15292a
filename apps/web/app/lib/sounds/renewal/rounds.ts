import type { BuiltInSoundId } from '@dhvani/catalogue'
import { RENDER_LOAD, THIRD_OF_LOAD } from './economy.ts'

/** Rounds of a shared hour in which one period of a sound is heard, from the first one until before the last. */
export type Rounds = { readonly from: number; readonly until: number }

/**
 * Which rounds hear the same period as this one. It depends on the sound alone: a device that counted its cores, or what
 * plays with the sound, would choose other periods than the others do.
 *
 * @param round  counted from 0; before the hour it is negative and plays what round 0 plays
 * @returns `from` is the number of the period; 0 is that of the file
 */
export const roundsOf = (id: BuiltInSoundId, round: number): Rounds => {
  const step = Math.ceil(RENDER_LOAD[id] / THIRD_OF_LOAD)
  const from = Math.max(0, Math.floor(round / step) * step)
  return { from, until: from + step }
}
