import { DatabaseUnavailableError } from './database-error.ts'
import type { Row } from './database.ts'

/** A look costs one small statement. */
const WRITES_BETWEEN_LOOKS = 4
/** Half a segment of the log. Dead rows take no more than this, and what is written between two looks. */
const LOG_BYTES = 8_388_608

const LOG_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`

/** By itself PostgreSQL counts dead rows once a second at most. */
const COUNT_NOW = 'select pg_stat_force_next_flush()'

const TABLES = `
  select format('%I.%I', schemaname, relname) as name, n_dead_tup > 0 as "isUntidy"
  from pg_stat_user_tables`

export type Reclaimer = {
  /** Something may have been written. */
  noteWrite(): void
}

/**
 * The embedded database has no processes in the background: nothing removes the rows that updates and
 * deletes leave dead, and its log grows until it closes. This does both whenever enough was written.
 *
 * @param run a statement of its own; people's statements come between two of them
 * @param onFailure it goes on with the next writes
 */
export const createReclaimer = (
  run: (text: string) => Promise<Row[]>,
  onFailure: (error: unknown) => void,
): Reclaimer => {
  let writes = 0
  let isWorking = false
  // A database that was killed has forgotten which rows are dead.
  let isFirst = true

  const work = async (): Promise<void> => {
    const [log] = (await run(LOG_SINCE_CHECKPOINT)) as { bytes: number }[]
    if ((log?.bytes ?? 0) < LOG_BYTES) return
    await run(COUNT_NOW)
    const tables = (await run(TABLES)) as { name: string; isUntidy: boolean }[]
    for (const { name, isUntidy } of tables) if (isFirst || isUntidy) await run(`vacuum ${name}`)
    isFirst = false
    await run('checkpoint')
  }

  return {
    noteWrite() {
      writes += 1
      if (writes < WRITES_BETWEEN_LOOKS || isWorking) return
      writes = 0
      isWorking = true
      void work()
        .catch((error: unknown) => {
          isFirst = true
          if (!(error instanceof DatabaseUnavailableError)) onFailure(error)
        })
        .finally(() => {
          isWorking = false
        })
    },
  }
}
