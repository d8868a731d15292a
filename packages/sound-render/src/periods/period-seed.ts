import { seededRandom } from '@dhvani/units'

/**
 * The seed of a sound's nth period. One number gives all periods of all sounds, so that two listeners
 * with the same number hear the same hour.
 *
 * @param hour any integer
 * @param file sound file id of the catalogue: two sounds of an hour have different seeds
 * @param index 1 or more; the shipped file is period 0 and has its own seed
 * @returns an integer in [0, 2³²)
 */
export const getPeriodSeed = (hour: number, file: string, index: number): number =>
  Math.floor(seededRandom('period', hour, file, index)() * 2 ** 32)
