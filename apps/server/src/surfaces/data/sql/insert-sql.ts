import { dataErrors } from '../data-errors.ts'
import type { DataQuery } from '../query/parse-query.ts'
import type { Preferences } from '../query/preferences.ts'
import type { JsonRows } from '../rows/read-json-rows.ts'
import type { Column, Table } from '../schema/table.ts'
import { bodySql, type Shape } from './outcome-sql.ts'
import { selectSql } from './select-sql.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

export const findColumns = (table: Table, names: readonly string[]): Column[] =>
  names.map((name) => {
    const column = table.columns.get(name)
    if (!column) throw dataErrors.unknownColumnInBody(table.name, name)
    return column
  })

/** A record type for PostgreSQL to read JSON objects with. */
export const recordSql = (columns: readonly Column[]): string =>
  columns.map((column) => `${quoteName(column.name)} ${column.fullType}`).join(', ')

const namesSql = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => quoteName(name)).join(', ')

/** Rows out of the body; with `missing=default` an absent key takes its column's default. */
const sourceSql = (columns: readonly Column[], json: string, takesDefaults: boolean): string => {
  if (!takesDefaults)
    return `select ${namesSql(columns)} from json_to_recordset(${json}::json) as _(${recordSql(columns)})`
  const values = columns.map(({ name, defaultExpression }) => {
    const key = `'${name.replaceAll("'", "''")}'`
    const column = `record.${quoteName(name)}`
    return defaultExpression === null
      ? column
      : `case when element ? ${key} then ${column} else ${defaultExpression} end`
  })
  return `select ${values.join(', ')} from jsonb_array_elements(${json}::jsonb) as element,
    jsonb_to_record(element) as record(${recordSql(columns)})`
}

const conflictSql = (
  table: Table,
  columns: readonly Column[],
  query: DataQuery,
  preferences: Preferences,
): string => {
  if (!preferences.resolution) return ''
  const target = query.onConflict ?? table.primaryKey
  if (target.length === 0) return ''
  const names = namesSql(target.map((name) => ({ name })))
  if (preferences.resolution === 'ignore-duplicates' || columns.length === 0)
    return ` on conflict (${names}) do nothing`
  const sets = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`)
  return ` on conflict (${names}) do update set ${sets.join(', ')}`
}

export const insertSql = (
  table: Table,
  body: JsonRows,
  query: DataQuery,
  preferences: Preferences,
  shape: Shape,
  statement: Statement,
): string => {
  const columns = findColumns(table, query.columns ?? body.keys)
  const target = quoteTable(table.name)
  const takesDefaults = preferences.missing === 'default'
  const source =
    columns.length === 0
      ? body.count === 0
        ? 'select where false'
        : 'default values'
      : sourceSql(columns, statement.bind(body.array), takesDefaults)
  const list = columns.length === 0 ? '' : ` (${namesSql(columns)})`
  const conflict = conflictSql(table, columns, query, preferences)
  const isMerge = preferences.resolution === 'merge-duplicates'
  // `returning 1` needs no right to read: visitors may insert contact messages and never read them.
  const returned = shape.isWanted ? selectSql(table, query.select) : '1 as written'
  const isNew = isMerge ? `, (xmax = 0) as "is new"` : ''
  const seen = isMerge ? `count(*) filter (where "is new")::int` : 'count(*)::int'
  const rows = bodySql(shape, isMerge ? `to_jsonb(_) - 'is new'` : '_')
  return `with written as (insert into ${target}${list} ${source}${conflict} returning ${returned}${isNew})
    select ${rows} as body, count(*)::int as rows, null::bigint as total, ${seen} as inserted
    from written as _`
}
