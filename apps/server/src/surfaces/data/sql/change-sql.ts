import type { DataQuery } from '../query/parse-query.ts'
import { isRepeating } from '../query/select-count.ts'
import type { JsonRows } from '../rows/read-json-rows.ts'
import type { Table } from '../schema/table.ts'
import { whereSql } from './filter-sql.ts'
import { findColumns, recordSql } from './insert-sql.ts'
import { bodySql } from './outcome-sql.ts'
import { selectSql } from './select-sql.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

const outcomeOf = (change: string, { select }: DataQuery, isWanted: boolean): string =>
  `with changed as (${change}) select ${bodySql('changed', { isWanted, isRepeating: isRepeating(select) })} as body, count(*)::int as rows,
    null::bigint as total, null::int as inserted from changed as _`

const returningSql = (
  table: Table,
  query: DataQuery,
  isWanted: boolean,
  statement: Statement,
): string => ` returning ${isWanted ? selectSql(table, query.select, statement) : '1 as changed'}`

export const updateSql = (
  table: Table,
  body: JsonRows,
  query: DataQuery,
  isWanted: boolean,
  statement: Statement,
): string => {
  const columns = findColumns(table, query.columns ?? body.keys)
  const sets = columns.map(({ name }) => `${quoteName(name)} = body.${quoteName(name)}`)
  const source = `(select * from json_to_recordset(${statement.bind(body.array)}::json) as _(${recordSql(columns)}) limit 1) as body`
  const where = whereSql(table, query.filters, statement)
  const returning = returningSql(table, query, isWanted, statement)
  return outcomeOf(
    `update ${quoteTable(table.name)} set ${sets.join(', ')} from ${source}${where}${returning}`,
    query,
    isWanted,
  )
}

export const deleteSql = (
  table: Table,
  query: DataQuery,
  isWanted: boolean,
  statement: Statement,
): string => {
  const where = whereSql(table, query.filters, statement)
  const returning = returningSql(table, query, isWanted, statement)
  return outcomeOf(`delete from ${quoteTable(table.name)}${where}${returning}`, query, isWanted)
}
