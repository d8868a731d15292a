import { dataErrors } from '../data-errors.ts'
import type { Filter } from './filter.ts'
import { findLikeProblem } from './like-pattern.ts'
import { findPatternListProblem, findPatternProblem } from './regular-expression.ts'
import { findSearchProblem } from './text-search.ts'

type Comparison = Extract<Filter, { kind: 'compare' }>

const findProblem = ({ operator, value, quantifier }: Comparison): string | undefined => {
  switch (operator) {
    case 'like':
    case 'ilike':
      return findLikeProblem(value)
    case 'match':
    case 'imatch':
      return quantifier ? findPatternListProblem(value) : findPatternProblem(value)
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts':
      return findSearchProblem(value)
    default:
      return undefined
  }
}

/** @throws {DataError} PGRST100 for a value that could keep the database busy (decisions 091, 100) */
export const refuseCostlyValue = (comparison: Comparison): void => {
  const problem = findProblem(comparison)
  if (problem !== undefined) throw dataErrors.refusedValue(comparison.operator, problem)
}
