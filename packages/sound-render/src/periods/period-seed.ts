import { seededRandom } from '@dhvani/units'

/**
 * The seed of a sound's nth period. One number gives all periods of all sounds, so that two listeners
 * with the same number hear the same hour.
 *
 * @param hour any integer
 * @param sound id of the built-in sound, not of its file: High Frequency and Rain share one, and get different seeds
 * @param index 1 or more for whole periods; 0, -1, -2 and so on for the tries of a short one
 * @returns an integer in [0, 2³²)
 */
export const getPeriodSeed = (hour: number, sound: string, index: number): number =>
  Math.floor(seededRandom('period', hour, sound, index)() * 2 ** 32)
