import type { Database } from './database.ts'

export type DatabaseSize = {
  /** Tables with their indexes, dead rows and free room in them. */
  readonly rowsBytes: number
  /** The write-ahead log; `null` for a server, where only its administrator may know. */
  readonly logBytes: number | null
}

const ROWS = 'select pg_database_size(current_database())::float8 as bytes'
const LOG = 'select sum(size)::float8 as bytes from pg_ls_waldir()'

export const readDatabaseSize = async (database: Database): Promise<DatabaseSize> => {
  const [rows] = await database.query<{ bytes: number }>(ROWS)
  const [log] = database.kind === 'pglite' ? await database.query<{ bytes: number }>(LOG) : []
  return { rowsBytes: rows?.bytes ?? 0, logBytes: log?.bytes ?? null }
}
