import type { DataQuery } from '../query/parse-query.ts'
import type { Table } from '../schema/table.ts'
import { whereSql } from './filter-sql.ts'
import { bodySql } from './outcome-sql.ts'
import { orderSql, selectSql } from './select-sql.ts'
import { quoteTable, type Statement } from './statement.ts'

/** Hosted projects cap every answer at this many rows. */
export const MAX_ROWS = 1000

const limitOf = (query: DataQuery): number => Math.min(query.limit ?? MAX_ROWS, MAX_ROWS)

/** The page that a query asks for, and how many rows there are in all when that is wanted. */
export const readSql = (
  table: Table,
  query: DataQuery,
  { isCounted, isStripped }: { readonly isCounted: boolean; readonly isStripped: boolean },
  statement: Statement,
): string => {
  const columns = selectSql(table, query.select)
  const from = ` from ${quoteTable(table.name)}${whereSql(table, query.filters, statement)}`
  const order = orderSql(table, query.order)
  const page = ` limit ${statement.bind(limitOf(query))}::int offset ${statement.bind(query.offset)}::bigint`
  const total = isCounted ? `(select count(*) from (select 1${from}) as counted)` : 'null::bigint'
  return `with page as (select ${columns}${from}${order}${page})
    select ${bodySql({ isWanted: true, isStripped })} as body, count(*)::int as rows, ${total} as total,
      null::int as inserted from page as _`
}

/** The planner's guess at the number of rows. */
export const planSql = (table: Table, query: DataQuery, statement: Statement): string =>
  `explain (format json) select 1 from ${quoteTable(table.name)}${whereSql(table, query.filters, statement)}`
