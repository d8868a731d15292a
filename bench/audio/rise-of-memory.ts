import { median } from '@dhvani/audio-measures'

/**
 * Tells what grows with the length of a piece of work from what comes and goes, because garbage lies until it is collected.
 *
 * @param looks memory at equal distances in time; what is taken at the beginning does not count
 * @returns by how much more there is in the last third, most of the time, than in the one before
 */
export const riseOf = (looks: readonly number[]): number => {
  const third = Math.floor(looks.length / 3)
  return median(looks.slice(-third)) - median(looks.slice(third, 2 * third))
}
