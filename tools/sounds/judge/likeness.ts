import type { Allowance } from './allowances.ts'
import { REAL_SOUNDS, type RealRange } from './real-sounds.ts'

/** How far one measure of ours is from recordings. */
export type Distance = {
  measure: string
  /** Left out where the sound holds nothing to measure. */
  value?: number
  least: number
  most: number
  /** In units of the recordings' spread; {@link FARTHEST} at most, and where there is no value. */
  spreads: number
  /** Why it may be farther than two spreads. */
  allowance?: Allowance
}

/** A sound beside recordings of its kind. */
export type Likeness = {
  recordings: string
  count: number
  /** The farthest first. */
  distances: Distance[]
  /** Whether nine of ten measures are within two spreads. */
  passed: boolean
}

/**
 * Expected range of `n` normal values in units of their standard deviation, for n of 2 to 10
 * (L. H. C. Tippett, Biometrika 17, 1925; the d2 of control charts).
 */
const RANGE_IN_SPREADS = [1.128, 1.693, 2.059, 2.326, 2.534, 2.704, 2.847, 2.97, 3.078]

/** Distances are capped at this many spreads. */
const FARTHEST = 99
const MOST_SPREADS = 2
const LEAST_WITHIN = 0.9

/**
 * How far a value lies from the median of recordings (the middle of their range where the median is not
 * known), in standard deviations as their range suggests them.
 *
 * @param count of recordings, 2 to 10
 */
export const spreadsFrom = (
  value: number,
  [least, most, median = (least + most) / 2]: RealRange,
  count: number,
): number => {
  const inSpreads = RANGE_IN_SPREADS[count - 2]
  if (inSpreads === undefined) throw new Error(`The spread of ${count} values is not tabled.`)
  return Number.isFinite(value)
    ? Math.min(FARTHEST, (Math.abs(value - median) * inSpreads) / (most - least))
    : FARTHEST
}

/**
 * Compares measures with those of recordings.
 *
 * @param values by the name of the measure
 * @param allowances of this sound; none for a sound that may not be excused
 * @returns `undefined` for a sound without numbers of recordings
 */
export const judge = (
  file: string,
  values: Readonly<Record<string, number>>,
  allowances: readonly Allowance[] = [],
): Likeness | undefined => {
  const real = REAL_SOUNDS[file]
  if (!real) return undefined
  const distances = Object.entries(real.ranges)
    .map(([measure, range]): Distance => {
      const value = values[measure] ?? Number.NaN
      const [least, most] = range
      const allowance = allowances.find((one) => one.measure === measure)
      return {
        measure,
        ...(Number.isFinite(value) && { value }),
        least,
        most,
        spreads: spreadsFrom(value, range, real.count),
        ...(allowance && { allowance }),
      }
    })
    .toSorted((a, b) => b.spreads - a.spreads)
  const within = distances.filter(
    ({ spreads, allowance }) => spreads <= (allowance?.most ?? MOST_SPREADS),
  )
  return {
    recordings: real.recordings,
    count: real.count,
    distances,
    passed: within.length >= LEAST_WITHIN * distances.length,
  }
}
