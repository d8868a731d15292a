import { m } from '#messages'
import { FitRefusal } from '../fit/fit-refusal.ts'

export type UnmadeRecording = {
  /** Why, in a sentence. */
  readonly words: string
  /** There is nothing in it that could be kept for later. */
  readonly isEmpty: boolean
}

/**
 * Says why no file came of a recording. A refusal is an end like any other; only what has no reason of its own is reported as an
 * error.
 *
 * @param isKept whether the device keeps the whole of it
 */
export const explainRecording = (error: unknown, isKept: boolean): UnmadeRecording => {
  const code = error instanceof FitRefusal ? error.code : 'failed'
  if (code === 'failed') reportError(error)
  if (code === 'soundless') return { words: m.record_empty(), isEmpty: true }
  const why = code === 'missing' ? m.record_code_missing() : m.record_unmade()
  return { words: isKept ? `${why} ${m.record_stays()}` : why, isEmpty: false }
}
