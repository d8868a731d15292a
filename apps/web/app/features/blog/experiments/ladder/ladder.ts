/** Decibels that the slider has. */
export const LEVEL = { min: 60, max: 100 } as const

/** WHO and ITU, Guidelines for safe listening devices and systems (2019): decibels that 40 hours a week may have. */
const ALLOWED = { adult: 80, child: 75 } as const

const HOURS = 40

/** A week has no more. */
const WEEK = 168

/** Three decibels more are twice the energy, and the standard counts energy. */
const DOUBLING = 3

/**
 * Hours a week at a level that the standard allows.
 *
 * @param level decibels, weighted as the ear hears
 */
export const hoursAllowed = (level: number, listener: keyof typeof ALLOWED): number =>
  Math.min(WEEK, HOURS * 2 ** ((ALLOWED[listener] - level) / DOUBLING))

/** Differences between two plucks that a reader can try, in decibels. */
export const STEPS = [1, 3, 6, 10] as const

/** How many pairs of a step were heard, and in how many the reader named the louder one. */
export type Tally = { readonly heard: number; readonly right: number }

export const countAnswer = ({ heard, right }: Tally, isRight: boolean): Tally => ({
  heard: heard + 1,
  right: right + (isRight ? 1 : 0),
})
