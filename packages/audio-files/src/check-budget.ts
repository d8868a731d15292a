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

/** Often enough to end a check within a millisecond, and so seldom that asking costs nothing. */
const UNITS_BETWEEN_QUESTIONS = 4096

/**
 * Counts what a check looks at.
 *
 * @returns a function to call for each unit, and for each block that is read
 * @throws {AudioRefusal} `too_costly`, from that function
 */
export const countUnits = ({ units, isTimeUp }: CheckBudget): (() => void) => {
  let seen = 0
  return () => {
    seen += 1
    if (seen > units) refuse(`more than ${units} units`, 'too_costly')
    if (seen % UNITS_BETWEEN_QUESTIONS === 0 && isTimeUp()) refuse('took too long', 'too_costly')
  }
}
