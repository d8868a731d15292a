import type { Filter, Is, Operator } from '../query/filter.ts'
import type { Table } from '../schema/table.ts'
import { fieldSql } from './field-sql.ts'
import type { Statement } from './statement.ts'
import { listSql, valueSql } from './value-sql.ts'

const SIGNS: Readonly<Record<Exclude<Operator, TextSearch>, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

type TextSearch = 'fts' | 'plfts' | 'phfts' | 'wfts'

const SEARCHES: Readonly<Record<TextSearch, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const IS: Readonly<Record<Is, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
}

const PATTERNS = new Set<Operator>(['like', 'ilike'])
const ON_TEXT = new Set<Operator>(['like', 'ilike', 'match', 'imatch'])

const isSearch = (operator: Operator): operator is TextSearch => operator in SEARCHES

const compareSql = (
  table: Table,
  filter: Extract<Filter, { kind: 'compare' }>,
  statement: Statement,
): string => {
  const { sql, type } = fieldSql(table, filter.field, statement)
  const { operator } = filter
  if (isSearch(operator)) {
    const language = filter.language ? `${statement.bind(filter.language)}::text::regconfig, ` : ''
    return `${sql} @@ ${SEARCHES[operator]}(${language}${statement.bind(filter.value)}::text)`
  }
  // `*` stands for `%`, which would need escaping in a URL.
  const value = PATTERNS.has(operator) ? filter.value.replaceAll('*', '%') : filter.value
  const target = ON_TEXT.has(operator) ? 'text' : type
  if (filter.quantifier)
    return `${sql} ${SIGNS[operator]} ${filter.quantifier}(${listSql(value, target, statement)})`
  return `${sql} ${SIGNS[operator]} ${valueSql(value, target, statement)}`
}

/** A condition, with every value bound and cast to its column's type. */
export const filterSql = (table: Table, filter: Filter, statement: Statement): string => {
  switch (filter.kind) {
    case 'compare':
      return compareSql(table, filter, statement)
    case 'is':
      return `${fieldSql(table, filter.field, statement).sql} ${IS[filter.value]}`
    case 'in': {
      const { sql, type } = fieldSql(table, filter.field, statement)
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
