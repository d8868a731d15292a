import type { OrderTerm } from '../query/order.ts'
import type { Selection } from '../query/select.ts'
import type { Table } from '../schema/table.ts'
import { columnSql, comparableSql } from './filter-sql.ts'
import { quoteTable } from './statement.ts'

/** The list of columns after `select` or `returning`. */
export const selectSql = (table: Table, selection: Selection): string =>
  selection?.map((name) => columnSql(table, name)).join(', ') ?? `${quoteTable(table.name)}.*`

export const orderSql = (table: Table, terms: readonly OrderTerm[]): string =>
  terms.length === 0
    ? ''
    : ` order by ${terms
        .map(({ column, direction, nulls }) =>
          [comparableSql(table, column).sql, direction, nulls ? `nulls ${nulls}` : '']
            .filter((word) => word !== '')
            .join(' '),
        )
        .join(', ')}`
