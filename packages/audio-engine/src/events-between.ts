/** Something that repeats with its loop. */
type Repeating = { readonly beat: number }

export type Occurrence<T> = {
  /** Beat of the transport, not of the loop. */
  readonly beat: number
  readonly event: T
}

/**
 * What falls into `from ≤ beat < to` of the transport, in order. Every position is computed from
 * the loop's number and never carried over, so no error can add up: two loops stay together to the
 * sample however long they play. Negative beats are right too: a run-up before the start.
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
