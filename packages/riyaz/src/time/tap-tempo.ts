import { RIYAZ_LIMITS } from '../settings/settings.ts'

/** Reads a tempo from taps. */
export type TapTempo = {
  /**
   * @param at when the tap came, in seconds of any steady clock
   * @returns whole matras a minute, within the limits; `undefined` until there are two taps
   */
  tap(at: number): number | undefined
}

/** A pause so much longer than a matra at the slowest tempo begins anew. Seconds. */
const LONGEST = (1.5 * 60) / RIYAZ_LIMITS.tempo[0]

/** A pause that is so many times the last one begins anew, too: the listener has thought of another tempo. */
const OTHER_TEMPO = 2.2

/** So many pauses are looked at; their median leaves out a tap that slipped. */
const REMEMBERED = 6

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Reads a tempo from the taps of a hand. */
export const createTapTempo = (): TapTempo => {
  let last: number | undefined
  let pauses: number[] = []
  return {
    tap(at) {
      const pause = last === undefined ? undefined : at - last
      last = at
      if (pause === undefined || pause <= 0 || pause > LONGEST) {
        pauses = []
        return undefined
      }
      const usual = pauses.length > 0 ? medianOf(pauses) : pause
      if (pause > usual * OTHER_TEMPO || pause < usual / OTHER_TEMPO) pauses = []
      pauses = [...pauses, pause].slice(-REMEMBERED)
      const [least, most] = RIYAZ_LIMITS.tempo
      return Math.min(most, Math.max(least, Math.round(60 / medianOf(pauses))))
    },
  }
}
