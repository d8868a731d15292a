import { percentile } from './statistics.ts'

/** A point of a level that stands out of what is around it. */
export type Standout = {
  /** Index into the levels. */
  at: number
  /** Decibels over the median of the levels around it. */
  height: number
  /** How many points later the level has fallen by 10 dB; Infinity when it has not within reach. */
  fall: number
}

/**
 * Local maxima that stand out of a bed of sound: clacks over a roar, splashes over surf.
 *
 * @param levels decibels, evenly spaced
 * @param around points on each side whose median is the bed; the fall is followed as far
 * @param apart points on each side within which only the highest counts
 * @param least decibels over the bed
 */
export const findStandouts = (
  levels: ArrayLike<number>,
  { around, apart, least }: { around: number; apart: number; least: number },
): Standout[] => {
  const all = Float64Array.from(levels)
  const found: Standout[] = []
  for (let at = apart; at < all.length - apart; at += 1) {
    const level = all[at]!
    if (all.subarray(at - apart, at + apart + 1).some((other) => other > level)) continue
    const height = level - percentile(all.subarray(Math.max(0, at - around), at + around), 0.5)
    if (height < least) continue
    const after = all.subarray(at, at + around).findIndex((later) => later < level - 10)
    found.push({ at, height, fall: after < 0 ? Infinity : after })
  }
  return found
}
