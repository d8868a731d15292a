import type { Platform } from '#platform/platform.ts'
import type { RateLimits, RateRule } from '#platform/rate-limits/rate-limits.ts'
import { dataErrors } from '../data-errors.ts'
import type { Filter } from '../query/filter.ts'
import type { Table } from '../schema/table.ts'

/** Of one request, so that others come between. */
const MOST_ROWS = 50

/** A row is written anew with each change of it, with its entries in indexes and in the log. */
const ROW_BYTES = 4096

const MIB = 1_048_576
/** More than 200 mixes or beats of the greatest size at once; a person who edits writes about 6 kB a time. */
export const WRITTEN_BYTES: RateRule = {
  name: 'written bytes',
  burst: 16 * MIB,
  limit: 16 * MIB,
  seconds: 3600,
}

const namedBy = (filters: readonly Filter[], column: string): number | undefined => {
  const counts = filters.flatMap((filter) => {
    if (filter.kind === 'in' && filter.column === column) return [filter.values.length]
    const isOne = filter.kind === 'compare' && filter.operator === 'eq' && filter.column === column
    return isOne ? [1] : []
  })
  return counts.length === 0 ? undefined : Math.min(...counts)
}

/**
 * How many rows a change may touch: as many as its filters name by the table's key. A view has no key; its rows
 * are named by `id`.
 *
 * @throws {DataError} PGRST100 when the filters name none, or too many
 */
export const countNamedRows = (table: Table, filters: readonly Filter[]): number => {
  const key = table.primaryKey.length === 0 ? ['id'] : table.primaryKey
  const rows = key.reduce((product, column) => {
    const named = namedBy(filters, column)
    if (named === undefined) throw dataErrors.rowsNotNamed(key, MOST_ROWS)
    return product * named
  }, 1)
  requireFewRows(rows)
  return rows
}

/** @throws {DataError} PGRST100 */
export const requireFewRows = (rows: number): void => {
  if (rows > MOST_ROWS)
    throw dataErrors.tooMuch('rows', `A request changes at most ${MOST_ROWS} rows.`)
}

/**
 * The file system of an embedded database must have room left for it. A server has a disk of its own.
 *
 * @throws {DataError} 507 53100
 */
export const requireDiskRoom = async ({ database, dataDisk }: Platform): Promise<void> => {
  if (database.kind === 'pglite' && !(await dataDisk.hasRoomFor(0)))
    throw dataErrors.diskNearlyFull()
}

/**
 * Counts what a request may write, before it writes.
 *
 * @param caller a person, or a visitor's network
 * @param bytes of the body, times the rows that get it
 * @throws {DataError} 429
 */
export const takeWrittenBytes = async (
  rateLimits: RateLimits,
  caller: string,
  { rows, bytes }: { readonly rows: number; readonly bytes: number },
): Promise<void> => {
  if (!(await rateLimits.take(WRITTEN_BYTES, caller, rows * ROW_BYTES + bytes)))
    throw dataErrors.tooMuchWritten()
}
