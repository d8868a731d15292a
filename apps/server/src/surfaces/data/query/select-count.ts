import { dataErrors } from '../data-errors.ts'
import type { SelectItem } from './select.ts'

const MOST_ITEMS = 100
/** A caller may select a column whole, by JSON path and with a cast. */
const MOST_OF_ONE_COLUMN = 4

/** @returns whether a column may stand in the answer more than once */
export const isRepeating = (items: readonly SelectItem[]): boolean => {
  const names = items.flatMap((item) => (item.kind === 'field' ? [item.field.column] : []))
  const hasEverything = items.some(({ kind }) => kind === 'everything')
  return hasEverything ? items.length > 1 : new Set(names).size < names.length
}

/** @throws {DataError} PGRST100 for a selection whose answer would be many times its rows */
export const refuseManyItems = (items: readonly SelectItem[]): void => {
  if (items.length > MOST_ITEMS)
    throw dataErrors.tooManyItems(`An address selects at most ${MOST_ITEMS} items.`)
  const counts = new Map<string, number>()
  for (const item of items) {
    if (item.kind === 'embed') continue
    const name = item.kind === 'everything' ? '*' : item.field.column
    const count = (counts.get(name) ?? 0) + 1
    if (count > MOST_OF_ONE_COLUMN)
      throw dataErrors.tooManyItems(
        `An address selects a column at most ${MOST_OF_ONE_COLUMN} times.`,
      )
    counts.set(name, count)
  }
}
