import { dataErrors } from '../data-errors.ts'
import { createScanner, takeColumn, type Scanner } from './scanner.ts'

/** In the order of trying: `gte` before `gt`. */
const OPERATORS = ['eq', 'neq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike'] as const

export type Operator = (typeof OPERATORS)[number]

/** Upstream has these too. What they cost is for the caller to choose (decision 190). */
const REFUSED = new Set(
  'match imatch isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(' '),
)

export type Is = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

export type Filter =
  | {
      readonly kind: 'compare'
      readonly column: string
      readonly operator: Operator
      readonly value: string
    }
  | { readonly kind: 'is'; readonly column: string; readonly value: Is }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'not'; readonly inner: Filter }
  | { readonly kind: 'group'; readonly joiner: 'and' | 'or'; readonly members: readonly Filter[] }

/** The place of a filter decides where its value ends. */
type Place = 'parameter' | 'logic'

const UNQUOTED = { parameter: /[\s\S]*/, logic: /[^,()]*/ }

const takeValue = (scanner: Scanner, place: Place): string =>
  (place === 'logic' ? scanner.takeQuoted() : undefined) ?? scanner.takeMatch(UNQUOTED[place]) ?? ''

const takeList = (scanner: Scanner): string[] => {
  scanner.expect('(')
  const values: string[] = []
  if (scanner.take(')')) return values
  do values.push(scanner.takeQuoted() ?? scanner.takeMatch(/[^,()]*/) ?? '')
  while (scanner.take(','))
  scanner.expect(')')
  return values
}

const takeIs = (scanner: Scanner): Is => {
  const word = scanner.takeMatch(/[a-zA-Z_]+/)?.toLowerCase() ?? ''
  switch (word) {
    case 'null':
    case 'not_null':
    case 'true':
    case 'false':
    case 'unknown':
      return word
    default:
      return scanner.fail('null, not_null, true, false or unknown')
  }
}

const takeOperator = (scanner: Scanner): Operator | 'is' | 'in' => {
  const word = scanner.takeMatch(/[a-z]+(?=[.(])/) ?? ''
  if (REFUSED.has(word)) throw dataErrors.refused(`Operator ${word}`)
  const operator = [...OPERATORS, 'is' as const, 'in' as const].find((known) => known === word)
  if (operator === undefined) return scanner.fail('operator (eq, gt, ...)')
  if (scanner.peek() === '(') throw dataErrors.refused(`Quantifier of ${operator}`)
  scanner.expect('.')
  return operator
}

const takeOperation = (scanner: Scanner, column: string, place: Place): Filter => {
  if (scanner.take('not.')) return { kind: 'not', inner: takeComparison(scanner, column, place) }
  return takeComparison(scanner, column, place)
}

const takeComparison = (scanner: Scanner, column: string, place: Place): Filter => {
  const operator = takeOperator(scanner)
  switch (operator) {
    case 'is':
      return { kind: 'is', column, value: takeIs(scanner) }
    case 'in':
      return { kind: 'in', column, values: takeList(scanner) }
    default:
      return { kind: 'compare', column, operator, value: takeValue(scanner, place) }
  }
}

/** One query parameter: `name=eq.rain`. */
export const parseFilter = (key: string, text: string): Filter => {
  const keyScanner = createScanner('filter', key)
  const column = takeColumn(keyScanner)
  if (!keyScanner.atEnd()) keyScanner.fail('end of input')
  const scanner = createScanner('filter', text)
  const filter = takeOperation(scanner, column, 'parameter')
  if (!scanner.atEnd()) scanner.fail('end of input')
  return filter
}

const DEEPEST_LOGIC = 4

const takeMembers = (scanner: Scanner, depth: number): Filter[] => {
  if (depth > DEEPEST_LOGIC) scanner.fail('less nesting')
  scanner.expect('(')
  const members: Filter[] = []
  do members.push(takeMember(scanner, depth))
  while (scanner.take(','))
  scanner.expect(')')
  return members
}

const takeMember = (scanner: Scanner, depth: number): Filter => {
  const word = scanner.takeMatch(/(?:not\.)?(?:and|or)(?=\()/)
  if (word === undefined) {
    const column = takeColumn(scanner)
    scanner.expect('.')
    return takeOperation(scanner, column, 'logic')
  }
  const group: Filter = {
    kind: 'group',
    joiner: word.endsWith('or') ? 'or' : 'and',
    members: takeMembers(scanner, depth + 1),
  }
  return word.startsWith('not.') ? { kind: 'not', inner: group } : group
}

/** `or=(a.eq.1,b.gt.2)` and the same with `and`, `not.or`, `not.and`. */
export const parseLogic = (joiner: 'and' | 'or', isNegated: boolean, text: string): Filter => {
  const scanner = createScanner('logic tree', text)
  const group: Filter = { kind: 'group', joiner, members: takeMembers(scanner, 1) }
  if (!scanner.atEnd()) scanner.fail('end of input')
  return isNegated ? { kind: 'not', inner: group } : group
}
