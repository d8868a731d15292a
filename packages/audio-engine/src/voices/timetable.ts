/** The rounds of one sound in a shared hour; times are of the audio context, in seconds. */
export type Timetable = {
  /** The round at a time, counted from 0; negative before the hour. */
  readonly roundAt: (time: number) => number
  readonly beginningOf: (round: number) => number
  /** How long after the beginning of its round a time is. */
  readonly placeAt: (time: number) => number
  /** The round to ask for next: the one that sounds, unless it or a later one was asked for. */
  readonly nextRound: (now: number) => number
  /** @returns that round, which counts as asked for from now on */
  readonly takeRound: (now: number) => number
}

/** Of a round. The end of one round, computed, may lie this much before the beginning of the next. */
const ROUNDING = 1e-9

/**
 * Where a sound is in an hour that devices share: its round and the place in it follow from the clock alone. So a
 * device that was late or missed a period is never behind the others for longer than that period.
 *
 * @param beginning  context time at which the hour began; read at each use, because it moves when the context stood still
 * @param times  `period`: length of a round; `ahead`: how long before its beginning a round is asked for, at most
 */
export const createTimetable = (
  beginning: () => number,
  { period, ahead }: { readonly period: number; readonly ahead: number },
): Timetable => {
  let taken = -Infinity
  const roundAt = (time: number) => Math.floor((time - beginning()) / period + ROUNDING)
  const beginningOf = (round: number) => beginning() + round * period
  const nextRound = (now: number) => {
    const sounding = roundAt(now)
    // Where the clock was set back, what was asked for is far ahead, and would come round no more.
    return taken > roundAt(now + ahead) ? sounding : Math.max(sounding, taken + 1)
  }
  return {
    roundAt,
    beginningOf,
    placeAt: (time) => Math.max(0, time - beginningOf(roundAt(time))),
    nextRound,
    takeRound: (now) => (taken = nextRound(now)),
  }
}
