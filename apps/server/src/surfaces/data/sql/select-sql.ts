import { dataErrors } from '../data-errors.ts'
import type { OrderTerm } from '../query/order.ts'
import type { SelectItem } from '../query/select.ts'
import type { Table } from '../schema/table.ts'
import { fieldSql } from './field-sql.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

const nameOf = (item: Extract<SelectItem, { kind: 'field' }>): string =>
  item.alias ?? item.field.path.at(-1)?.key ?? item.field.column

/** The list of columns after `select` or `returning`. */
export const selectSql = (
  table: Table,
  items: readonly SelectItem[],
  statement: Statement,
): string =>
  items
    .map((item) => {
      switch (item.kind) {
        case 'everything':
          return `${quoteTable(table.name)}.*`
        case 'embed':
          throw dataErrors.unknownRelationship(table.name, item.table)
        case 'field': {
          const { sql } = fieldSql(table, item.field, statement)
          const cast = item.cast === undefined ? sql : `cast(${sql} as ${quoteName(item.cast)})`
          return `${cast} as ${quoteName(nameOf(item))}`
        }
      }
    })
    .join(', ')

export const orderSql = (
  table: Table,
  terms: readonly OrderTerm[],
  statement: Statement,
): string =>
  terms.length === 0
    ? ''
    : ` order by ${terms
        .map(({ field, direction, nulls }) =>
          [fieldSql(table, field, statement).sql, direction, nulls ? `nulls ${nulls}` : '']
            .filter((word) => word !== '')
            .join(' '),
        )
        .join(', ')}`
