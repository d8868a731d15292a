import { dataErrors } from '../data-errors.ts'
import type { Filter } from './filter.ts'
import type { OrderTerm } from './order.ts'

// Each filter meets each row, and some read a whole text of it: rows times bytes times filters is what a
// request costs. A person's rows and texts are bounded by the schema, these bound the rest (decision 190).
const MOST_FILTERS = 10
/** The longest text that a column of ours takes. */
const LONGEST_VALUE = 2048
/** Of all lists of an address together. */
const MOST_LISTED = 100
const MOST_PATTERNS = 2
/** Of all patterns together: PostgreSQL may compare each of their bytes at each place of a text. */
const PATTERN_BYTES = 32
const MOST_ORDER_TERMS = 4

const leavesOf = (filter: Filter): Exclude<Filter, { kind: 'not' | 'group' }>[] => {
  switch (filter.kind) {
    case 'not':
      return leavesOf(filter.inner)
    case 'group':
      return filter.members.flatMap(leavesOf)
    default:
      return [filter]
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** @throws {DataError} PGRST100 for filters that would keep the database from other people's requests */
export const refuseCostlyFilters = (filters: readonly Filter[]): void => {
  const leaves = filters.flatMap(leavesOf)
  if (leaves.length > MOST_FILTERS)
    throw dataErrors.tooMuch('filters', `An address has at most ${MOST_FILTERS} filters.`)
  const lists = leaves.flatMap((leaf) => (leaf.kind === 'in' ? [leaf.values] : []))
  if (sum(lists.map(({ length }) => length)) > MOST_LISTED)
    throw dataErrors.tooMuch('values', `Lists have together at most ${MOST_LISTED} values.`)
  const comparisons = leaves.flatMap((leaf) => (leaf.kind === 'compare' ? [leaf] : []))
  const values = [...lists.flat(), ...comparisons.map(({ value }) => value)]
  if (values.some(({ length }) => length > LONGEST_VALUE))
    throw dataErrors.tooMuch('characters', `A value has at most ${LONGEST_VALUE} characters.`)
  const patterns = comparisons.filter(({ operator }) => operator.endsWith('like'))
  const patternBytes = sum(patterns.map(({ value }) => Buffer.byteLength(value)))
  if (patterns.length > MOST_PATTERNS || patternBytes > PATTERN_BYTES)
    throw dataErrors.tooMuch(
      'patterns',
      `An address has at most ${MOST_PATTERNS} patterns, of ${PATTERN_BYTES} bytes together.`,
    )
}

/** @throws {DataError} PGRST100 */
export const refuseLongOrder = (terms: readonly OrderTerm[]): void => {
  if (terms.length > MOST_ORDER_TERMS)
    throw dataErrors.tooMuch('order terms', `An order has at most ${MOST_ORDER_TERMS} columns.`)
}
