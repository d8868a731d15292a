/** An event at a beat of its loop. */
type Repeating = { readonly beat: number }

/** One repetition of an event. */
export type Occurrence<T> = {
  /** Beat of the transport, not of the loop. */
  readonly beat: number
  readonly event: T
}

/**
 * The events of a repeating loop in `from ≤ beat < to` of the transport, in order. Each position is
 * computed from the number of the repetition, so rounding errors do not add up: two loops stay
 * together to the sample however long they play. Beats may be negative, for a run-up.
 */
export const eventsBetween = <T extends Repeating>(
  { beats, events }: { readonly beats: number; readonly events: readonly T[] },
  from: number,
  to: number,
): Occurrence<T>[] => {
  const found: Occurrence<T>[] = []
  for (const event of events) {
    const first = Math.ceil((from - event.beat) / beats)
    for (let turn = first; turn * beats + event.beat < to; turn += 1) {
      const beat = turn * beats + event.beat
      if (beat >= from) found.push({ beat, event })
    }
  }
  return found.sort((a, b) => a.beat - b.beat)
}
