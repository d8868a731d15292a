import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'

/** The database refuses one more row of a person (docs/contract/data.md §9). */
const TOO_MANY_ROWS = 'PT409'

/** What to tell a listener whose beat was not saved. */
export const describeSaveFailure = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === TOO_MANY_ROWS)
    return m.beat_save_full()
  // A toast for a lost network ends with a button that tries again.
  return isUnreached(error) ? m.beat_save_unreached() : m.beat_save_failed()
}
