/** What every data statement comes down to: one row that the handler reads. */
export type Outcome = {
  /** JSON array of the rows, or `null` when nobody asked for them. */
  readonly body: string | null
  readonly rows: number
  readonly total: number | null
  /** Rows that were not there before (upserts). */
  readonly inserted: number | null
}

/** PostgreSQL writes the JSON, so that dates, numbers and JSON columns look as upstream's do. */
export const bodySql = (isWanted: boolean): string =>
  isWanted ? `coalesce(json_agg(_), '[]')::text` : 'null::text'
