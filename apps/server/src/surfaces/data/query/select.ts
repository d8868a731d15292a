import { dataErrors } from '../data-errors.ts'
import { createScanner, takeColumn, takeName, type Scanner } from './scanner.ts'

/** Columns of the answer; absent for all of them. */
export type Selection = readonly string[] | undefined

const takeItem = (scanner: Scanner, table: string): string => {
  if (scanner.take('...')) throw dataErrors.unknownRelationship(table, takeName(scanner))
  const column = takeColumn(scanner)
  if (scanner.peek() === '(' || scanner.peek() === '!')
    throw dataErrors.unknownRelationship(table, column)
  if (scanner.take('::')) throw dataErrors.refused(`Cast of ${column}`)
  if (scanner.peek() === ':') throw dataErrors.refused(`Alias ${column}`)
  if (scanner.peek() === '.') scanner.fail('"," or end of input (aggregates are not enabled)')
  return column
}

/**
 * `select=id,name`, each column once: an answer is never larger than its rows.
 *
 * @throws {DataError} PGRST100, PGRST200
 */
export const parseSelect = (table: string, text: string): Selection => {
  if (text === '' || text === '*') return undefined
  const scanner = createScanner('select parameter', text)
  const columns: string[] = []
  do {
    if (scanner.take('*')) throw dataErrors.refused('A column beside *')
    columns.push(takeItem(scanner, table))
  } while (scanner.take(','))
  if (!scanner.atEnd()) scanner.fail('"," or end of input')
  const repeated = columns.find((column, index) => columns.indexOf(column) < index)
  if (repeated !== undefined) throw dataErrors.refused(`Second ${repeated}`)
  return columns
}
