/** Every data statement returns one such row. */
export type Outcome = {
  /** JSON array of the rows, or `null` when the caller did not ask for them. */
  readonly body: string | null
  readonly rows: number
  readonly total: number | null
  /** Rows that an upsert inserted. */
  readonly inserted: number | null
}

/** PostgreSQL writes the JSON, so that dates, numbers and JSON columns look as upstream's do. */
export const bodySql = (isWanted: boolean): string =>
  isWanted ? `coalesce(json_agg(_), '[]')::text` : 'null::text'
