import { dataErrors } from '../data-errors.ts'
import type { Field } from '../query/field.ts'
import type { Table } from '../schema/table.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

/** An expression and the type that values are cast to before they are compared with it. */
export type FieldSql = { readonly sql: string; readonly type: string }

export const fieldSql = (table: Table, field: Field, statement: Statement): FieldSql => {
  const column = table.columns.get(field.column)
  if (!column) throw dataErrors.unknownColumn(table.name, field.column)
  const base = `${quoteTable(table.name)}.${quoteName(column.name)}`
  if (field.path.length === 0) return { sql: base, type: column.type }
  let sql = `to_jsonb(${base})`
  for (const { arrow, key } of field.path)
    sql += /^-?\d{1,9}$/.test(key) ? `${arrow}${key}` : `${arrow}${statement.bind(key)}::text`
  return { sql: `(${sql})`, type: field.path.at(-1)?.arrow === '->>' ? 'text' : 'jsonb' }
}
