/** Every data statement returns one such row. */
export type Outcome = {
  /** JSON array of the rows, or `null` when the caller did not ask for them. */
  readonly body: string | null
  readonly rows: number
  readonly total: number | null
  /** Rows that an upsert inserted. */
  readonly inserted: number | null
}

/** What the caller gets of the rows. */
export type Shape = {
  readonly isWanted: boolean
  /** Keys whose value is null are left out. */
  readonly isStripped: boolean
}

/**
 * PostgreSQL writes the JSON, so that dates, numbers and JSON columns look as upstream's do.
 *
 * @param row what of a row is written, in a statement that selects its rows as `_`
 */
export const bodySql = ({ isWanted, isStripped }: Shape, row = '_'): string => {
  if (!isWanted) return 'null::text'
  const array = `coalesce(json_agg(${row}), '[]')`
  return `${isStripped ? `json_strip_nulls(${array})` : array}::text`
}
