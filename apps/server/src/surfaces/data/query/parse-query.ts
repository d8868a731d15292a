import { dataErrors } from '../data-errors.ts'
import { refuseCostlyFilters, refuseLongOrder } from './bounds.ts'
import { parseFilter, parseLogic, type Filter } from './filter.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { createScanner, takeName } from './scanner.ts'
import { parseSelect, type Selection } from './select.ts'

/** Everything that a query string of the data API says. */
export type DataQuery = {
  readonly select: Selection
  readonly filters: readonly Filter[]
  readonly order: readonly OrderTerm[]
  readonly limit: number | undefined
  readonly offset: number
  /** Keys of the body that count. */
  readonly columns: readonly string[] | undefined
  readonly onConflict: readonly string[] | undefined
}

const parseNames = (text: string): string[] => {
  const scanner = createScanner('columns parameter', text)
  const names: string[] = []
  do names.push(takeName(scanner))
  while (scanner.take(','))
  if (!scanner.atEnd()) scanner.fail('"," or end of input')
  return names
}

const parseWhole = (text: string): number => {
  if (/^-\d+$/.test(text)) throw dataErrors.negativeLimit()
  if (!/^\d{1,15}$/.test(text))
    throw dataErrors.unparsable('limit', text, 1, 'expecting a whole number')
  return Number(text)
}

const LOGIC = /^(not\.)?(and|or)$/
const EMBEDDED = /^([^.]+)\.(?:select|order|limit|offset|and|or|not\.and|not\.or)$/
/** Links carry the API key in the query; the gateway has already read it. */
const GATEWAY_KEY = 'apikey'

export const parseQuery = (table: string, parameters: URLSearchParams): DataQuery => {
  let select: Selection
  const filters: Filter[] = []
  let order: readonly OrderTerm[] = []
  let limit: number | undefined
  let offset = 0
  let columns: readonly string[] | undefined
  let onConflict: readonly string[] | undefined
  for (const [key, value] of parameters) {
    const logic = LOGIC.exec(key)
    const embedded = EMBEDDED.exec(key)?.[1]
    if (key === 'select') select = parseSelect(table, value)
    else if (key === 'order') order = parseOrder(value)
    else if (key === 'limit') limit = parseWhole(value)
    else if (key === 'offset') offset = parseWhole(value)
    else if (key === 'columns') columns = parseNames(value)
    else if (key === 'on_conflict') onConflict = parseNames(value)
    else if (logic)
      filters.push(parseLogic(logic[2] as 'and' | 'or', logic[1] !== undefined, value))
    else if (embedded !== undefined) throw dataErrors.unknownRelationship(table, embedded)
    else if (key !== GATEWAY_KEY) filters.push(parseFilter(key, value))
  }
  refuseCostlyFilters(filters)
  refuseLongOrder(order)
  return { select, filters, order, limit, offset, columns, onConflict }
}
