import { dataErrors } from '../data-errors.ts'
import type { Filter, Operator } from './filter.ts'

const MOST_FILTERS = 100
/** Each of them reads whole texts. */
const MOST_SEARCHES = 10

const SEARCHES: ReadonlySet<Operator> = new Set<Operator>([
  'like',
  'ilike',
  'match',
  'imatch',
  'fts',
  'plfts',
  'phfts',
  'wfts',
])

type Count = { readonly filters: number; readonly searches: number }

const countOf = (filter: Filter): Count => {
  switch (filter.kind) {
    case 'not':
      return countOf(filter.inner)
    case 'group':
      return sumOf(filter.members)
    case 'compare':
      return { filters: 1, searches: SEARCHES.has(filter.operator) ? 1 : 0 }
    default:
      return { filters: 1, searches: 0 }
  }
}

const sumOf = (filters: readonly Filter[]): Count =>
  filters.map(countOf).reduce(
    (sum, count) => ({
      filters: sum.filters + count.filters,
      searches: sum.searches + count.searches,
    }),
    { filters: 0, searches: 0 },
  )

/** @throws {DataError} PGRST100 for more filters than one address may have (decision 100) */
export const refuseManyFilters = (all: readonly Filter[]): void => {
  const { filters, searches } = sumOf(all)
  if (filters > MOST_FILTERS)
    throw dataErrors.tooManyFilters(`An address has at most ${MOST_FILTERS} filters.`)
  if (searches > MOST_SEARCHES)
    throw dataErrors.tooManyFilters(
      `An address has at most ${MOST_SEARCHES} filters by pattern or full-text search.`,
    )
}
