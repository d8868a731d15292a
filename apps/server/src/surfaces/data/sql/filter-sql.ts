import { dataErrors } from '../data-errors.ts'
import type { Filter, Is, Operator } from '../query/filter.ts'
import type { Column, Table } from '../schema/table.ts'
import { quoteName, quoteTable, type Statement } from './statement.ts'

const SIGNS: Readonly<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
}

const IS: Readonly<Record<Is, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
}

const findColumn = (table: Table, name: string): Column => {
  const column = table.columns.get(name)
  if (!column) throw dataErrors.unknownColumn(table.name, name)
  return column
}

export const columnSql = (table: Table, name: string): string =>
  `${quoteTable(table.name)}.${quoteName(findColumn(table, name).name)}`

/** @throws {DataError} PGRST100 for JSON, of which a comparison reads whole documents */
export const comparableSql = (table: Table, name: string): { sql: string; type: string } => {
  const { type } = findColumn(table, name)
  if (type === 'json' || type === 'jsonb') throw dataErrors.refused(`Comparison of ${name}`)
  return { sql: columnSql(table, name), type }
}

/** A value of a filter, bound and cast to the type that it is compared with. */
const valueSql = (value: string, type: string, statement: Statement): string => {
  const bound = `${statement.bind(value)}::text`
  return type === 'text' ? bound : `${bound}::${type}`
}

const compareSql = (
  table: Table,
  { column, operator, value }: Extract<Filter, { kind: 'compare' }>,
  statement: Statement,
): string => {
  const { sql, type } = comparableSql(table, column)
  const isPattern = operator === 'like' || operator === 'ilike'
  // `*` stands for `%`, which would need escaping in a URL.
  const bound = isPattern
    ? valueSql(value.replaceAll('*', '%'), 'text', statement)
    : valueSql(value, type, statement)
  return `${sql} ${SIGNS[operator]} ${bound}`
}

/** A condition, with every value bound and cast to its column's type. */
const filterSql = (table: Table, filter: Filter, statement: Statement): string => {
  switch (filter.kind) {
    case 'compare':
      return compareSql(table, filter, statement)
    case 'is':
      return `${columnSql(table, filter.column)} ${IS[filter.value]}`
    case 'in': {
      const { sql, type } = comparableSql(table, filter.column)
      if (filter.values.length === 0) return 'false'
      const bound = filter.values.map((value) => valueSql(value, type, statement))
      return `${sql} in (${bound.join(', ')})`
    }
    case 'not':
      return `not (${filterSql(table, filter.inner, statement)})`
    case 'group':
      return `(${filter.members
        .map((member) => filterSql(table, member, statement))
        .join(` ${filter.joiner} `)})`
  }
}

/** ` where …` of all filters together, or nothing. */
export const whereSql = (table: Table, filters: readonly Filter[], statement: Statement): string =>
  filters.length === 0
    ? ''
    : ` where ${filters.map((filter) => filterSql(table, filter, statement)).join(' and ')}`
