/** A measure that may be farther from recordings than two spreads, and why. */
export type Allowance = {
  measure: string
  /** In spreads. */
  most: number
  reason: string
}

/** Allowances end with the version of the recipe for which they were stated. */
type Excused = { version: string; measures: readonly Allowance[] }

/** By sound file: where a sound is not yet like recordings. Nothing else is excused. */
export const ALLOWANCES: Readonly<Record<string, Excused>> = {}

/** @returns the allowances of that version of a recipe; none for any other */
export const findAllowances = (
  file: string,
  version: string | undefined,
  excuses = ALLOWANCES,
): readonly Allowance[] => {
  const excused = excuses[file]
  return excused && excused.version === version ? excused.measures : []
}
