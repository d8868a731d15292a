/** Every data statement returns one such row. */
export type Outcome = {
  /** JSON array of the rows, or `null` when the caller did not ask for them. */
  readonly body: string | null
  readonly rows: number
  readonly total: number | null
  /** Rows that an upsert inserted. */
  readonly inserted: number | null
}

/** Of an answer in which a column stands more than once. No other answer gets as large. */
const MOST_BYTES = 33_554_432

/** The body of an answer that was not written because it would be larger than that. */
export const TOO_LARGE = ''

/**
 * PostgreSQL writes the JSON, so that dates, numbers and JSON columns look as upstream's do. A selection
 * that repeats columns is measured row by row before it is written whole: 1,000 sounds became an answer of
 * 176 MB, at which the embedded database stopped.
 *
 * @param rows the name of the rows in the statement, which selects from them as `_`
 * @param row what of a row is written
 */
export const bodySql = (
  rows: string,
  { isWanted, isRepeating }: { readonly isWanted: boolean; readonly isRepeating: boolean },
  row = '_',
): string => {
  if (!isWanted) return 'null::text'
  const whole = `coalesce(json_agg(${row}), '[]')::text`
  if (!isRepeating) return whole
  const bytes = `(select sum(octet_length(to_json(${row})::text)) from ${rows} as _)`
  return `case when ${bytes} > ${MOST_BYTES} then '${TOO_LARGE}'
    else (select ${whole} from ${rows} as _) end`
}
