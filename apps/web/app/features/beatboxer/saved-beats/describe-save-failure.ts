import { m } from '#messages'

/** The database refuses one more row of a person (docs/contract/data.md §9). */
const TOO_MANY_ROWS = 'PT409'

/** What to tell a listener whose beat was not saved. */
export const describeSaveFailure = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === TOO_MANY_ROWS
    ? m.beat_save_full()
    : m.beat_save_failed()
