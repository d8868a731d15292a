import { refuse } from './audio-refusal.ts'

/** What the check of one file may cost. */
export type CheckBudget = {
  /** Frames, boxes, pages and tags that it may look at. */
  readonly units: number
  /** Asked now and then; `true` ends the check. */
  readonly isTimeUp: () => boolean
}

/**
 * The longest recordings have some hundred thousand frames. 50 MB of the smallest ones would have seven million.
 */
export const MOST_UNITS = 1_000_000

/**
 * The dearest bytes are positions in an M4A with 20,000 boxes of media: 512 KiB of them take 20 ms. Asking takes two
 * microseconds.
 */
const BYTES_BETWEEN_QUESTIONS = 512 * 1024
/** A look at a few bytes takes as long as reading so many. */
const BYTES_OF_A_LOOK = 512

/** Counts the work of one check. Both throw {@link AudioRefusal} `too_costly`. */
export type WorkCount = {
  /** One unit, of so many bytes. */
  countUnit(bytes: number): void
  /** Bytes that are read into memory for the units that follow. */
  countBytes(bytes: number): void
}

export const countWork = ({ units, isTimeUp }: CheckBudget): WorkCount => {
  let seen = 0
  let unasked = 0
  const countBytes = (bytes: number) => {
    unasked += bytes
    if (unasked < BYTES_BETWEEN_QUESTIONS) return
    unasked = 0
    if (isTimeUp()) refuse('took too long', 'too_costly')
  }
  return {
    countBytes,
    countUnit(bytes) {
      seen += 1
      if (seen > units) refuse(`more than ${units} units`, 'too_costly')
      countBytes(bytes + BYTES_OF_A_LOOK)
    },
  }
}
