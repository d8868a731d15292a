import type { DataQuery } from '../query/parse-query.ts'
import type { JsonRows } from '../rows/read-json-rows.ts'
import type { Table } from '../schema/table.ts'
import { whereSql } from './filter-sql.ts'
import { findColumns, recordSql } from './insert-sql.ts'
import { bodySql, type Shape } from './outcome-sql.ts'
import { selectSql } from './select-sql.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

const outcomeOf = (change: string, shape: Shape): string =>
  `with changed as (${change}) select ${bodySql(shape)} as body, count(*)::int as rows,
    null::bigint as total, null::int as inserted from changed as _`

const returningSql = (table: Table, query: DataQuery, { isWanted }: Shape): string =>
  ` returning ${isWanted ? selectSql(table, query.select) : '1 as changed'}`

export const updateSql = (
  table: Table,
  body: JsonRows,
  query: DataQuery,
  shape: Shape,
  statement: Statement,
): string => {
  const columns = findColumns(table, query.columns ?? body.keys)
  const sets = columns.map(({ name }) => `${quoteName(name)} = body.${quoteName(name)}`)
  const source = `(select * from json_to_recordset(${statement.bind(body.array)}::json) as _(${recordSql(columns)}) limit 1) as body`
  const where = whereSql(table, query.filters, statement)
  const returning = returningSql(table, query, shape)
  return outcomeOf(
    `update ${quoteTable(table.name)} set ${sets.join(', ')} from ${source}${where}${returning}`,
    shape,
  )
}

export const deleteSql = (
  table: Table,
  query: DataQuery,
  shape: Shape,
  statement: Statement,
): string => {
  const where = whereSql(table, query.filters, statement)
  const returning = returningSql(table, query, shape)
  return outcomeOf(`delete from ${quoteTable(table.name)}${where}${returning}`, shape)
}
