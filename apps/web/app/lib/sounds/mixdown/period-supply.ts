import type { HeldPeriod } from './held-period.ts'

/** Periods at most that are asked for before they are needed. Each takes up to 9 MB. */
const MOST_AHEAD = 2

type Ahead = {
  need: number
  asked?: Promise<HeldPeriod | undefined> | undefined
}

/**
 * Asks for periods ahead of their time, so that the worker that makes them never rests, and for no more than a few beside the first of each, so that
 * twelve sounds do not have two periods each in memory. The sound that needs one first comes first.
 *
 * @param ask for the next period of a track
 */
export const createPeriodSupply = (
  tracks: readonly number[],
  ask: (track: number) => Promise<HeldPeriod | undefined>,
) => {
  const ahead = new Map<number, Ahead>(tracks.map((track) => [track, { need: Infinity }]))

  const askAhead = () => {
    const waiting = [...ahead].filter(
      ([, { asked, need }]) => asked === undefined && need < Infinity,
    )
    const underWay = [...ahead.values()].filter(({ asked }) => asked !== undefined).length
    const soonest = waiting.toSorted(([, one], [, other]) => one.need - other.need)
    for (const [track, state] of soonest.slice(0, Math.max(0, MOST_AHEAD - underWay)))
      state.asked = ask(track)
  }

  const stateOf = (track: number): Ahead => {
    const state = ahead.get(track)
    if (!state) throw new RangeError(`Track ${track} has no periods.`)
    return state
  }

  return {
    /** Takes the next period of a track. */
    take: async (track: number): Promise<HeldPeriod | undefined> => {
      const state = stateOf(track)
      const asked = state.asked ?? ask(track)
      state.asked = asked
      const period = await asked
      state.asked = undefined
      state.need = Infinity
      return period
    },
    /** @param samples until it is needed */
    tellNeed: (track: number, samples: number): void => {
      stateOf(track).need = samples
      askAhead()
    },
  }
}
