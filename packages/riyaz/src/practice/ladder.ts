/** A tempo that climbs, or comes down, as the practice goes on. */
export type Ladder = {
  /** Matras a minute of the first cycles. */
  readonly from: number
  /** Matras a minute that it ends on. Below `from`, the ladder leads down. */
  readonly to: number
  /** Matras a minute from step to step. */
  readonly by: number
  /** Cycles on each step. */
  readonly every: number
}

/**
 * The tempo of a cycle.
 *
 * @param cycle from 0; a count-in before the first is negative
 * @returns matras a minute, between `from` and `to`
 */
export const ladderTempo = ({ from, to, by, every }: Ladder, cycle: number): number => {
  const steps = Math.floor(Math.max(0, cycle) / every)
  return from <= to ? Math.min(to, from + by * steps) : Math.max(to, from - by * steps)
}
