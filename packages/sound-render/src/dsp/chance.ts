import type { Random } from '@dhvani/units'

/** A number between two ends, uniform. */
export const uniformBetween = (lowest: number, highest: number, random: Random): number =>
  lowest + (highest - lowest) * random()

/** A number between two positive ends, uniform on a logarithmic scale. */
export const logBetween = (lowest: number, highest: number, random: Random): number =>
  lowest * (highest / lowest) ** random()

/** A normal deviate, mean 0, variance 1 (G. Box and M. Muller, Ann. Math. Stat. 29, 1958). */
export const standardNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** One of a list that is not empty, each with equal chance. */
export const choose = <T>(options: readonly T[], random: Random): T =>
  options[Math.floor(random() * options.length)]!

/**
 * Deals the items of a list like cards, again and again, each time in another order: chance decides what
 * comes next, but not how often.
 *
 * @param options not empty
 * @returns a function that deals the next item
 */
export const createDeck = <T>(options: readonly T[], random: Random): (() => T) => {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...options]
    return left.splice(Math.floor(random() * left.length), 1)[0]!
  }
}
