import type { Allowance } from './allowances.ts'
import { REAL_BEATS } from './real-beats.ts'
import { REAL_SOUNDS } from './real-sounds.ts'
import type { RealRange, RealSource } from './real-source.ts'

/** How far one measure of ours is from recordings. */
export type Distance = {
  measure: string
  /** Of ours; left out where it holds nothing to measure. */
  value?: number
  least: number
  most: number
  /** How many recordings `least` and `most` come from. */
  count: number
  /** In units of the recordings' spread; {@link FARTHEST} at most, and where there is no value. */
  spreads: number
  /** Why it may be farther than two spreads. */
  allowance?: Allowance
}

/** A sound beside recordings of its kind. */
export type Likeness = {
  sources: Pick<RealSource, 'recordings' | 'count'>[]
  /** The farthest first. */
  distances: Distance[]
  /** Whether nine of ten measures of each source are within two spreads. */
  passed: boolean
}

/**
 * Expected range of `n` normal values in units of their standard deviation, for n of 2 to 10
 * (L. H. C. Tippett, Biometrika 17, 1925; the d2 of control charts).
 */
const RANGE_IN_SPREADS = [1.128, 1.693, 2.059, 2.326, 2.534, 2.704, 2.847, 2.97, 3.078]

/** Standard deviations of a normal distribution from its median to its last decile. */
const DECILE_IN_SPREADS = 1.2816

/** Distances are capped at this many spreads. */
const FARTHEST = 99
/** A measure that is farther from recordings is unlike them. */
export const MOST_SPREADS = 2
/** Share of a source's measures that must be like its recordings. */
const LEAST_WITHIN = 0.9

/**
 * One standard deviation of recordings, as their range suggests it. Deciles give each side of the median
 * its own: measures like kurtosis lean to one side.
 */
const spreadAround = (
  value: number,
  [least, most, median]: RealRange,
  { recordings, count, ends }: Pick<RealSource, 'recordings' | 'count' | 'ends'>,
): number => {
  if (ends === 'deciles') {
    if (median === undefined) throw new Error(`${recordings}: deciles need their median.`)
    return (value < median ? median - least : most - median) / DECILE_IN_SPREADS
  }
  const inSpreads = RANGE_IN_SPREADS[count - 2]
  if (inSpreads === undefined) throw new Error(`The spread of ${count} values is not tabled.`)
  return (most - least) / inSpreads
}

/**
 * How far a value lies from the median of recordings (the middle of their range where the median is not
 * known), in standard deviations as their range suggests them.
 *
 * @param source 2 to 10 recordings, or deciles of any number
 */
export const spreadsFrom = (
  value: number,
  range: RealRange,
  source: Pick<RealSource, 'recordings' | 'count' | 'ends'>,
): number => {
  const [least, most, median = (least + most) / 2] = range
  return Number.isFinite(value)
    ? Math.min(FARTHEST, Math.abs(value - median) / spreadAround(value, range, source))
    : FARTHEST
}

/** Recordings that a sound or a loop of the beatbox is compared with; none where there are no numbers. */
export const findRealSources = (id: string): readonly RealSource[] =>
  REAL_SOUNDS[id] ?? REAL_BEATS[id] ?? []

const compare = (
  source: RealSource,
  values: Readonly<Record<string, number>>,
  allowances: readonly Allowance[],
): Distance[] =>
  Object.entries(source.ranges).map(([measure, range]) => {
    const value = values[measure] ?? Number.NaN
    const [least, most] = range
    const allowance = allowances.find((one) => one.measure === measure)
    return {
      measure,
      ...(Number.isFinite(value) && { value }),
      least,
      most,
      count: source.count,
      spreads: spreadsFrom(value, range, source),
      ...(allowance && { allowance }),
    }
  })

/**
 * Compares measures with those of recordings.
 *
 * @param id of a sound's file or of a loop
 * @param values by the name of the measure
 * @param allowances of this sound; none for a sound that may not be excused
 * @returns `undefined` for a sound without numbers of recordings
 */
export const judge = (
  id: string,
  values: Readonly<Record<string, number>>,
  allowances: readonly Allowance[] = [],
): Likeness | undefined => {
  const sources = findRealSources(id)
  if (sources.length === 0) return undefined
  const compared = sources.map((source) => compare(source, values, allowances))
  return {
    sources: sources.map(({ recordings, count }) => ({ recordings, count })),
    distances: compared.flat().toSorted((a, b) => b.spreads - a.spreads),
    passed: compared.every((distances) => {
      const within = distances.filter(
        ({ spreads, allowance }) => spreads <= (allowance?.most ?? MOST_SPREADS),
      )
      return within.length >= LEAST_WITHIN * distances.length
    }),
  }
}

/** The three farthest measures, as a line shows them. */
export const describeFarthest = ({ distances }: Likeness): string =>
  distances
    .slice(0, 3)
    .map(({ measure, spreads }) => `${measure} ${spreads.toFixed(1)}`)
    .join(', ')
