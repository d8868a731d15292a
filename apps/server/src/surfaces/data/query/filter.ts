import { createScanner, type Scanner } from './scanner.ts'
import { takeField, type Field } from './field.ts'
import { refuseCostlyValue } from './refused-values.ts'

export type Operator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
  | 'fts'
  | 'plfts'
  | 'phfts'
  | 'wfts'

export type Is = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

export type Filter =
  | {
      readonly kind: 'compare'
      readonly field: Field
      readonly operator: Operator
      readonly quantifier?: 'any' | 'all'
      /** Text search configuration. */
      readonly language?: string
      readonly value: string
    }
  | { readonly kind: 'is'; readonly field: Field; readonly value: Is }
  | { readonly kind: 'in'; readonly field: Field; readonly values: readonly string[] }
  | { readonly kind: 'not'; readonly inner: Filter }
  | { readonly kind: 'group'; readonly joiner: 'and' | 'or'; readonly members: readonly Filter[] }

const OPERATORS =
  /(?:eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj|fts|plfts|phfts|wfts|is|in)(?=[.(])/
const QUANTIFIED = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const TEXT_SEARCH = new Set(['fts', 'plfts', 'phfts', 'wfts'])

/** The place of a filter decides where its value ends. */
type Place = 'parameter' | 'logic'

const UNQUOTED = { parameter: /[\s\S]*/, logic: /(?:\{[^{}]*\}|[^,(){}])*/ }

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

const DEEPEST_LOGIC = 16

const takeOperation = (scanner: Scanner, field: Field, place: Place, depth = 0): Filter => {
  if (depth > DEEPEST_LOGIC) scanner.fail('less nesting')
  if (scanner.take('not.'))
    return { kind: 'not', inner: takeOperation(scanner, field, place, depth + 1) }
  const operator = scanner.takeMatch(OPERATORS) ?? scanner.fail('operator (eq, gt, ...)')
  if (operator === 'is') {
    scanner.expect('.')
    return { kind: 'is', field, value: takeIs(scanner) }
  }
  if (operator === 'in') {
    scanner.expect('.')
    return { kind: 'in', field, values: takeList(scanner) }
  }
  let extra: { quantifier?: 'any' | 'all'; language?: string } = {}
  if (scanner.take('(')) {
    const word = scanner.takeMatch(/\w+/) ?? scanner.fail('a word')
    scanner.expect(')')
    if (TEXT_SEARCH.has(operator)) extra = { language: word }
    else if (QUANTIFIED.has(operator) && (word === 'any' || word === 'all'))
      extra = { quantifier: word }
    else scanner.fail('"."')
  }
  scanner.expect('.')
  const comparison = {
    kind: 'compare',
    field,
    operator: operator as Operator,
    value: takeValue(scanner, place),
    ...extra,
  } as const
  refuseCostlyValue(comparison)
  return comparison
}

/** One query parameter: `name=eq.rain`. */
export const parseFilter = (key: string, text: string): Filter => {
  const keyScanner = createScanner('filter', key)
  const field = takeField(keyScanner)
  if (!keyScanner.atEnd()) keyScanner.fail('end of input')
  const scanner = createScanner('filter', text)
  const filter = takeOperation(scanner, field, 'parameter')
  if (!scanner.atEnd()) scanner.fail('end of input')
  return filter
}

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
    const field = takeField(scanner)
    scanner.expect('.')
    return takeOperation(scanner, field, 'logic')
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
  const group: Filter = { kind: 'group', joiner, members: takeMembers(scanner, 0) }
  if (!scanner.atEnd()) scanner.fail('end of input')
  return isNegated ? { kind: 'not', inner: group } : group
}
