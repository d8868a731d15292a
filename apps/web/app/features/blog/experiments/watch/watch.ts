import type { Random } from '@dhvani/units'

/** Signals of one round. */
export const SIGNALS = 10

/** Milliseconds: the shortest and the longest wait before a signal. */
const WAIT = { min: 1500, max: 4500 } as const

/** A press sooner after the signal than this was no answer to it, in milliseconds. */
const SOONEST = 100

/** @returns milliseconds until the next signal */
export const nextWait = (random: Random): number => WAIT.min + random() * (WAIT.max - WAIT.min)

export const isTooSoon = (reaction: number): boolean => reaction < SOONEST

/** How a round is spent. */
export type Condition = 'quiet' | 'sound'

/** What a round came to. */
export type Round = {
  /** Milliseconds from signal to press, in order of time. */
  readonly reactions: readonly number[]
  /** Presses without a signal. */
  readonly early: number
}

const quantile = (sorted: readonly number[], share: number): number => {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** The middle reaction, and between which two the middle half lies, in whole milliseconds. */
export type Spread = { readonly median: number; readonly low: number; readonly high: number }

/** @throws {RangeError} for a round without reactions */
export const spreadOf = ({ reactions }: Round): Spread => {
  if (reactions.length === 0) throw new RangeError('a round without reactions has no middle')
  const sorted = reactions.toSorted((one, other) => one - other)
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(sorted, share)))
  return { low: low!, median: median!, high: high! }
}

/** Whether the middle halves of two rounds overlap: then the rounds tell nothing apart. */
export const doOverlap = (one: Spread, other: Spread): boolean =>
  one.low <= other.high && other.low <= one.high
