import { dataErrors } from '../data-errors.ts'
import type { OrderTerm } from '../query/order.ts'
import type { SelectItem } from '../query/select.ts'
import type { Table } from '../schema/table.ts'
import { fieldSql, type FieldSql } from './field-sql.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'
import { isJson } from './value-sql.ts'

const nameOf = (item: Extract<SelectItem, { kind: 'field' }>): string =>
  item.alias ?? item.field.path.at(-1)?.key ?? item.field.column

/** Types whose parsers do not recurse: a stored text may be nested as deep as it is long. */
const CASTS: ReadonlySet<string> = new Set(
  (
    'text varchar bpchar name uuid bool bytea int2 int4 int8 float4 float8 numeric money ' +
    'date time timetz timestamp timestamptz interval'
  ).split(' '),
)

const castSql = ({ sql, type }: FieldSql, cast: string): string => {
  if (!CASTS.has(cast) && !(isJson(cast) && isJson(type))) throw dataErrors.refusedCast(cast)
  return `cast(${sql} as ${quoteName(cast)})`
}

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
          const field = fieldSql(table, item.field, statement)
          const sql = item.cast === undefined ? field.sql : castSql(field, item.cast)
          return `${sql} as ${quoteName(nameOf(item))}`
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
